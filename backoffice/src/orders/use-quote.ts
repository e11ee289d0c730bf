import type { Answer } from '@karite/shared/client';
import { useEffect, useState } from 'react';
import { call } from '../providers/call.ts';
import { askedIn, type StaffDraft } from './staff-draft.ts';

type Quote = Answer<'POST', '/orders/quote'>;

/** After the last key, in ms. */
const PAUSE_MS = 300;

/** What the server says that a draft comes to; `null` while there is nothing to price, or until it has said so. */
export function useQuote(draft: StaffDraft): { quote: Quote | null; retry: () => void } {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [turn, setTurn] = useState(0);
  // A quantity that can't be read leaves nothing to price.
  const isWhole = draft.lines.length > 0 && draft.lines.every(({ quantity }) => typeof quantity === 'number');
  const asked = JSON.stringify(askedIn(draft));
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks the same again
  useEffect(() => {
    const body: ReturnType<typeof askedIn> = JSON.parse(asked);
    setQuote(null);
    if (!isWhole) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      call('POST', '/orders/quote', { body }).then(
        (answer) => isCurrent && setQuote(answer),
        () => isCurrent && setQuote(null),
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked, isWhole, turn]);
  return { quote, retry: () => setTurn((before) => before + 1) };
}
