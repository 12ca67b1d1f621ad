import type { AccountView } from '#site/document/frame.ts';
import { useFrame } from './use-frame.ts';

/**
 * The customer who is logged in; nothing for visitors and staff. Pages from the cache never hold one: it comes with the
 * data of the page around them.
 */
export const useAccount = (): AccountView | undefined => useFrame()?.account;

/** Whether a back-office user is looking. */
export const useIsStaff = (): boolean => useFrame()?.isStaff ?? false;
