import { useCallback, useState } from 'react';

/** Reads a value that this browser keeps; `null` when there is none, or none that can be read. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`karite.${key}`) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the choice lives as long as the page.
  }
}

/** A reader's own choice (columns, a view, light or dark), stored in this browser. A value that `isValid` refuses counts as none. */
export function useStoredChoice<T>(key: string, isValid: (value: unknown) => value is T) {
  const [choice, setChoice] = useState<T | null>(() => {
    const stored = readStored(key);
    return isValid(stored) ? stored : null;
  });
  const choose = useCallback(
    (value: T | null) => {
      setChoice(value);
      write(`karite.${key}`, value);
    },
    [key],
  );
  return [choice, choose] as const;
}

/** Whether a stored value is a list of names. */
export const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
