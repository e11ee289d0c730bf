import { useRef } from 'react';

export type Selection = { selected: readonly string[]; select: (ids: string[]) => void };

/** Where nothing can be done to several records at once. */
export const NO_SELECTION: Selection = { selected: [], select: () => undefined };

/** The ids from one to another as they stand in the list, whichever comes first; the last alone where the first is not there. */
export function idsBetween(ids: readonly string[], from: string | null, to: string): string[] {
  const [start, end] = [ids.indexOf(from ?? to), ids.indexOf(to)];
  return start < 0 ? [to] : ids.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How rows are ticked: one, with Shift all from the one before, or all in sight. What is ticked on other pages stays. */
export function useTicks({ selected, select }: Selection, shown: readonly string[]) {
  const last = useRef<string | null>(null);
  const set = (ids: readonly string[], isOn: boolean) =>
    select(isOn ? [...new Set([...selected, ...ids])] : selected.filter((id) => !ids.includes(id)));
  const ticked = shown.filter((id) => selected.includes(id)).length;
  return {
    hasAll: shown.length > 0 && ticked === shown.length,
    hasSome: ticked > 0 && ticked < shown.length,
    setAll: (isOn: boolean) => set(shown, isOn),
    setOne: (id: string, isOn: boolean, withShift: boolean) => {
      set(withShift ? idsBetween(shown, last.current, id) : [id], isOn);
      last.current = id;
    },
  };
}
