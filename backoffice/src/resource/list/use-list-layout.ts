import { useCallback, useState } from 'react';
import { isNames, useStoredChoice } from '../../ui/stored-choice.ts';

/** The page sizes; the first is the default (R1502). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** How high rows are, in antd's words. */
export const DENSITIES = ['small', 'middle', 'large'] as const;

export type ListLayout = {
  /** The columns by their names; `null`: as the declaration has them. */
  columns: readonly string[] | null;
  pageSize: (typeof PAGE_SIZES)[number];
  density: (typeof DENSITIES)[number];
  /** Whether the sums of all matching records are below the rows. */
  hasTotals: boolean;
  /** The key of the page's own view that draws the list; `null`: the first that there is. */
  drawing: string | null;
};

export const USUAL_LAYOUT: ListLayout = {
  columns: null,
  pageSize: 10,
  density: 'middle',
  hasTotals: false,
  drawing: null,
};

/** A layout from stored or sent data. Missing or invalid parts have their defaults. */
export function layoutOf(saved: unknown): ListLayout {
  const { columns, pageSize, density, hasTotals, drawing }: Record<string, unknown> =
    typeof saved === 'object' && saved !== null ? { ...saved } : {};
  return {
    columns: isNames(columns) ? columns : null,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? USUAL_LAYOUT.pageSize,
    density: DENSITIES.find((each) => each === density) ?? USUAL_LAYOUT.density,
    hasTotals: hasTotals === true,
    drawing: typeof drawing === 'string' ? drawing : null,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * The layout of a list: its columns, page size, row height and view. An open saved view defines it, and changes then last
 * until another view is opened. Otherwise this browser stores it.
 */
export function useListLayout(resource: string, view: { id: string; layout: ListLayout } | null) {
  const [stored, store] = useStoredChoice(`list.${resource}`, isObject);
  const [tried, tryOut] = useState<typeof view>(null);
  const usual = layoutOf(stored);
  const layout = view ? (tried?.id === view.id ? tried.layout : view.layout) : usual;
  const id = view?.id ?? null;
  const { columns, pageSize, density, hasTotals, drawing } = layout;
  const change = useCallback(
    (part: Partial<ListLayout>) => {
      const next = { columns, pageSize, density, hasTotals, drawing, ...part };
      if (id === null) store(next);
      else tryOut({ id, layout: next });
    },
    [id, store, columns, pageSize, density, hasTotals, drawing],
  );
  /** Takes back what was changed of the saved view. */
  const reset = useCallback(() => tryOut(null), []);
  return { layout, change, reset };
}
