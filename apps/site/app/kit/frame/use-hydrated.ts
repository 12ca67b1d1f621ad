import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the page that the server made, true as soon as scripts are at work. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
