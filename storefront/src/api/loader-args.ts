import type { LoaderFunctionArgs } from 'react-router-dom';

/** The arguments of a page's loader; prefetching calls it with the same. */
export type LoaderArgs = Pick<LoaderFunctionArgs, 'request' | 'params'>;
