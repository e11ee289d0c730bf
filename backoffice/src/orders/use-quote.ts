import type { Answer, PathOf } from '@karite/shared/client';
import { useCustom } from '@refinedev/core';
import { API } from '../providers/api.ts';
import { useRested } from '../ui/hooks/use-rested.ts';
import { quoteRequestOf, type StaffDraft } from './staff-draft.ts';

const PATH = '/orders/quote' satisfies PathOf<'POST'>;

type Quote = Answer<'POST', typeof PATH>;

/** After the last key, in ms. */
const PAUSE_MS = 300;

/** The server's quote for a draft; `null` while there is nothing to price, or until the answer is there. */
export function useQuote(draft: StaffDraft): { quote: Quote | null; retry: () => void } {
  // A quantity that can't be read leaves nothing to price.
  const isWhole = draft.lines.length > 0 && draft.lines.every(({ quantity }) => typeof quantity === 'number');
  const request = JSON.stringify(quoteRequestOf(draft));
  const rested = useRested(request, PAUSE_MS);
  const { query } = useCustom<Quote>({
    url: API + PATH,
    method: 'post',
    config: { payload: JSON.parse(rested) },
    queryOptions: { enabled: isWhole && rested === request, refetchOnWindowFocus: false },
    errorNotification: false,
  });
  const isAnswered = isWhole && rested === request && query.isSuccess && !query.isFetching;
  return { quote: isAnswered ? query.data.data : null, retry: () => void query.refetch() };
}
