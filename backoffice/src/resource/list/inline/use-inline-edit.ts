import { type Field, kindOf, type ResourceShape } from '@karite/shared/resource';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { formOf } from '../../form/form-of.ts';
import { isEditable } from '../../form/form-values.ts';
import type { ShopRecord } from '../../values.ts';
import type { ListColumn } from '../columns.ts';

/** A cell of a list. */
export type Place = { id: string; name: string };

/** Some lines that were pasted into a cell, and so are for it and those below. */
export type Pasted = Place & { lines: readonly string[] };

/** Whether a field can be edited in its cell: one short value that a form edits too. */
function isShort(field: Field): boolean {
  const { storage, hasFiles, isWide, fitsInRow, isOrder } = kindOf(field);
  return isEditable(field) && storage === 'column' && fitsInRow && !hasFiles && !isWide && !isOrder;
}

/** Which cells of a table may be written in, which one is, and where Tab leads from there. */
export function useInlineEdit(
  resource: ResourceShape,
  rows: readonly ShopRecord[],
  columns: readonly ListColumn[],
  canEdit: boolean,
) {
  const [place, setPlace] = useState<Place | null>(null);
  const [pasted, paste] = useState<Pasted | null>(null);
  const fields = useMemo((): ReadonlyMap<string, Field> => {
    const editable = canEdit ? Object.entries(formOf(resource, 'update').fields) : [];
    return new Map(editable.filter(([name, field]) => isShort(field) && columns.some((each) => each.name === name)));
  }, [resource, columns, canEdit]);

  // Of a row that went (to another page, or deleted) nothing can be saved or left: the others are not to wait for it.
  const isGone = place !== null && !rows.some(({ id }) => id === place.id);
  useEffect(() => {
    if (isGone) setPlace(null);
  }, [isGone]);

  const leave = useCallback(() => {
    setPlace(null);
    // Back to the row, from which the arrows lead on.
    if (place) document.querySelector<HTMLElement>(`[data-row-key="${place.id}"]`)?.focus();
  }, [place]);
  const step = (by: -1 | 1) => {
    const cells = rows.flatMap(({ id }) => [...fields.keys()].map((name) => ({ id, name })));
    setPlace(cells[cells.findIndex(({ id, name }) => id === place?.id && name === place.name) + by] ?? null);
  };
  return {
    fields,
    place,
    pasted,
    /** One cell at a time: another waits until that one is saved or left. */
    begin: (next: Place) => setPlace((before) => before ?? next),
    leave,
    step,
    paste: (lines: readonly string[] | null) => {
      paste(lines && place ? { ...place, lines } : null);
      setPlace(null);
    },
  };
}
