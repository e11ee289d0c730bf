import { useEffect, useState } from 'react';

type Remote<T> =
  | { status: 'loading'; value: T | null }
  | { status: 'done'; value: T }
  | { status: 'failed'; error: unknown; value: null };

/** Data that only this visitor's browser may request: loaded after the page is drawn, again for each `key`. */
export function useRemote<T>(load: () => Promise<T>, key: unknown): Remote<T> & { retry: () => void } {
  const [remote, setRemote] = useState<Remote<T>>({ status: 'loading', value: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is new at each drawing; `key` says what it loads
  useEffect(() => {
    let current = true;
    setRemote((before) => ({ status: 'loading', value: before.value }));
    load().then(
      (value) => current && setRemote({ status: 'done', value }),
      (error) => current && setRemote({ status: 'failed', error, value: null }),
    );
    return () => {
      current = false;
    };
  }, [key, turn]);
  return { ...remote, retry: () => setTurn(turn + 1) };
}
