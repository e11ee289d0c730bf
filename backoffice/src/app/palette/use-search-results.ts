import type { ResourceShape } from '@karite/shared/resource';
import { useDataProvider } from '@refinedev/core';
import { useEffect, useState } from 'react';
import { nameOf, type ShopRecord } from '../../resource/values.ts';
import { findCustomers } from './customers.ts';
import { iconOf, type PaletteEntry } from './entries.ts';

/** The pause that ends the typing, in ms (R1502); the fewest letters of a search; the most records of each resource. */
const DELAY_MS = 300;
const FEWEST_LETTERS = 2;
const MOST_OF_EACH = 4;

type Results = { typed: string; entries: PaletteEntry[] };

/** The records that what was typed finds, in each of these resources by its own search; `isSearching` until all have answered. */
export function useSearchResults(typed: string, searchedNow: readonly ResourceShape[]) {
  const provider = useDataProvider()();
  const [results, setResults] = useState<Results>({ typed: '', entries: [] });
  const text = typed.trim();
  const isLong = text.length >= FEWEST_LETTERS;
  useEffect(() => {
    if (!isLong) return;
    let isPresent = true;
    const search = async (resource: ResourceShape): Promise<PaletteEntry[]> => {
      const { data } = await provider.getList<ShopRecord>({
        resource: resource.name,
        filters: [{ field: 'q', operator: 'eq', value: text }],
        pagination: { currentPage: 1, pageSize: MOST_OF_EACH, mode: 'server' },
      });
      return data.map((record) => ({
        key: `${resource.name} ${record.id}`,
        group: resource.label.many,
        label: resource.search?.staff?.label?.(record) ?? nameOf(resource, record),
        icon: iconOf(resource.name),
        to: `/${resource.name}/show/${record.id}`,
      }));
    };
    const timer = setTimeout(async () => {
      const answers = await Promise.allSettled([...searchedNow.map(search), findCustomers(text)]);
      const entries = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
      if (isPresent) setResults({ typed: text, entries });
    }, DELAY_MS);
    return () => {
      isPresent = false;
      clearTimeout(timer);
    };
  }, [text, isLong, searchedNow, provider]);
  return { entries: isLong ? results.entries : [], isSearching: isLong && results.typed !== text };
}
