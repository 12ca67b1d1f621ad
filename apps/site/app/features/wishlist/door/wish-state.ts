import { useAccount, useIsStaff } from '#site/kit/frame/use-account.ts';

/** What the heart of a product is for anyone who looks. A tile takes it as a prop: a cached fragment cannot ask who looks. */
export type WishState = 'wished' | 'unwished' | 'loginNeeded' | 'staff';

/** The state of the heart of any product. */
export function useWishStates(): (productId: number) => WishState {
  const wishes = useAccount()?.wishes;
  const isStaff = useIsStaff();
  return (productId) => {
    if (isStaff) return 'staff';
    if (!wishes) return 'loginNeeded';
    return wishes.includes(productId) ? 'wished' : 'unwished';
  };
}
