import { useText } from '../../i18n/use-text.tsx';
import { IconLink } from '../../ui/icon-button.tsx';
import { useAddress } from '../layout/addresses.ts';

/** The way to the cart; how many items are in it is filled in after hydration, because pages are cached. */
export function CartLink({ count = 0 }: { count?: number }) {
  const { t } = useText();
  const address = useAddress();
  const label = count > 0 ? t('cart.count', { count }) : t('cart.title');
  return <IconLink icon="basket" label={label} count={count} to={address('cart')} />;
}
