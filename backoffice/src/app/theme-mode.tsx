import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useStoredChoice } from '../ui/stored-choice.ts';

type Mode = 'light' | 'dark';
type ThemeMode = { mode: Mode; toggle: () => void };

const Context = createContext<ThemeMode>({ mode: 'light', toggle: () => undefined });

const darkScheme = window.matchMedia('(prefers-color-scheme: dark)');
const subscribe = (notify: () => void) => {
  darkScheme.addEventListener('change', notify);
  return () => darkScheme.removeEventListener('change', notify);
};
const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

/** Light or dark: the system's setting, unless the reader has chosen the other one. */
export function ThemeModeProvider({ children }: { children: ReactNode }) {
  const system: Mode = useSyncExternalStore(subscribe, () => darkScheme.matches) ? 'dark' : 'light';
  const [choice, choose] = useStoredChoice<Mode>('theme', isMode);
  const mode = choice ?? system;
  useEffect(() => {
    document.documentElement.dataset.theme = mode;
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  const value = useMemo(() => {
    const other: Mode = mode === 'dark' ? 'light' : 'dark';
    return { mode, toggle: () => choose(other === system ? null : other) };
  }, [mode, system, choose]);
  return <Context value={value}>{children}</Context>;
}

export const useThemeMode = () => useContext(Context);
