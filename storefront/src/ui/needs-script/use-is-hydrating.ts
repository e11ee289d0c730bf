import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and while the browser takes its markup over, false from then on. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
