import { useCallback } from 'react';
import { isNames, useStoredChoice } from '../../ui/stored-choice.ts';

/** So many rows a page may have; the first stands until another is chosen (R1502). */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
/** How high rows are, in antd's words. */
export const DENSITIES = ['small', 'middle', 'large'] as const;

export type ListLayout = {
  /** The columns by their names; `null`: as the declaration has them. */
  columns: readonly string[] | null;
  pageSize: (typeof PAGE_SIZES)[number];
  density: (typeof DENSITIES)[number];
};

export const USUAL_LAYOUT: ListLayout = { columns: null, pageSize: 10, density: 'middle' };

/** A layout of what is stored, or sent; what it does not say, or says wrongly, is as usual. */
export function layoutOf(said: unknown): ListLayout {
  const { columns, pageSize, density }: Record<string, unknown> =
    typeof said === 'object' && said !== null ? { ...said } : {};
  return {
    columns: isNames(columns) ? columns : null,
    pageSize: PAGE_SIZES.find((size) => size === pageSize) ?? USUAL_LAYOUT.pageSize,
    density: DENSITIES.find((each) => each === density) ?? USUAL_LAYOUT.density,
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** How this browser's reader wants a list to look: its columns, how many rows, and how high. */
export function useListLayout(resource: string) {
  const [stored, store] = useStoredChoice(`list.${resource}`, isObject);
  const layout = layoutOf(stored);
  const { columns, pageSize, density } = layout;
  const change = useCallback(
    (part: Partial<ListLayout>) => store({ columns, pageSize, density, ...part }),
    [store, columns, pageSize, density],
  );
  return { layout, change };
}
