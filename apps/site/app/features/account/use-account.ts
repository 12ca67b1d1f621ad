import { useRouteLoaderData } from 'react-router';
import type { AccountView, Frame } from '../layout/frame.ts';

/**
 * The customer who is logged in; nothing for visitors and staff. Pages from the cache never hold one: it comes with the
 * data of the page around them.
 */
export const useAccount = (): AccountView | undefined => useRouteLoaderData<Frame>('root')?.account;

/** Whether a back-office user is looking. */
export const useIsStaff = (): boolean => useRouteLoaderData<Frame>('root')?.isStaff ?? false;
