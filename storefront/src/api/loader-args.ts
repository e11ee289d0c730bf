import type { LoaderFunctionArgs } from 'react-router-dom';

/** What a page's loader reads of a navigation; prefetching calls it with the same. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;
