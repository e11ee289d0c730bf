import type { CustomEntry } from '../custom/index.ts';

/** `of`: whose records the page shows; it stands in the menu of those who administer them. */
export type Entry = { to: string; label: string; icon?: string | undefined; of: string | null };

/** Karité's entries with a shop's own, each below the one that it names, at the end where there is none of that address. */
export function withOwn(entries: readonly Entry[], own: readonly CustomEntry[] = []): Entry[] {
  const all = [...entries];
  for (const { after, ...entry } of own) {
    const place = all.findIndex(({ to }) => to === `/${after}`) + 1;
    all.splice(place || all.length, 0, { ...entry, to: `/${entry.to}` });
  }
  return all;
}
