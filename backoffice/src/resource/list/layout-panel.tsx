import { listViews } from '@karite/shared/resources';
import type { CrudSort } from '@refinedev/core';
import { Button, Checkbox, Segmented, Select } from 'antd';
import type { ListColumn } from './columns.ts';
import { DENSITIES, type ListLayout, PAGE_SIZES, USUAL_LAYOUT } from './use-list-layout.ts';

type LayoutPanelProps = {
  columns: readonly ListColumn[];
  shown: readonly ListColumn[];
  layout: ListLayout;
  change: (part: Partial<ListLayout>) => void;
  /** Cards have no heads to click: their order is chosen here. */
  sorters: readonly CrudSort[];
  sortBy: ((sorters: CrudSort[]) => void) | null;
};

const HEIGHTS = listViews.fields.density.options;
const ORDERS = { asc: 'croissant', desc: 'décroissant' } as const;

/** `name:asc`, the value of a choice of order. */
function sortOf(value: string): CrudSort {
  const [field = '', order] = value.split(':');
  return { field, order: order === 'desc' ? 'desc' : 'asc' };
}

/** How a list is shown: its columns, how many rows, how high; this browser remembers. */
export default function LayoutPanel({ columns, shown, layout, change, sorters, sortBy }: LayoutPanelProps) {
  const names = shown.map(({ name }) => name);
  const choose = (chosen: readonly string[]) =>
    change({ columns: columns.map(({ name }) => name).filter((name) => chosen.includes(name)) });
  const orders = columns
    .filter(({ options }) => options.sortable)
    .flatMap(({ name, label }) =>
      (['asc', 'desc'] as const).map((order) => ({ value: `${name}:${order}`, label: `${label}, ${ORDERS[order]}` })),
    );
  const [first] = sorters;
  return (
    <div className="layout-menu">
      {sortBy && orders.length > 0 && (
        <fieldset>
          <legend>Trier par</legend>
          <Select
            aria-label="Trier par"
            allowClear
            placeholder="L’ordre habituel"
            value={first && `${first.field}:${first.order}`}
            options={orders}
            onChange={(value: string | undefined) => sortBy(value ? [sortOf(value)] : [])}
          />
        </fieldset>
      )}
      <fieldset>
        <legend>Lignes par page</legend>
        <Segmented
          aria-label="Lignes par page"
          value={layout.pageSize}
          options={[...PAGE_SIZES]}
          onChange={(pageSize) => change({ pageSize })}
        />
      </fieldset>
      {!sortBy && (
        <fieldset>
          <legend>Lignes</legend>
          <Segmented
            aria-label="Hauteur des lignes"
            value={layout.density}
            options={DENSITIES.map((value) => ({ value, label: HEIGHTS[value] }))}
            onChange={(density) => change({ density })}
          />
        </fieldset>
      )}
      {columns.some(({ field }) => field.summed) && (
        <Checkbox checked={layout.hasTotals} onChange={({ target }) => change({ hasTotals: target.checked })}>
          Ligne de totaux
        </Checkbox>
      )}
      <fieldset>
        <legend>Colonnes</legend>
        <Checkbox.Group
          value={names}
          options={columns.map(({ name, label }) => ({
            value: name,
            label,
            disabled: names.length === 1 && names[0] === name,
          }))}
          onChange={choose}
        />
      </fieldset>
      <Button size="small" type="text" onClick={() => change(USUAL_LAYOUT)}>
        Affichage d’origine
      </Button>
    </div>
  );
}
