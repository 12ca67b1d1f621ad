import { useText } from '#site/i18n/use-text.tsx';
import { useAccount } from '#site/kit/frame/use-account.ts';
import { useAddress } from '#site/links/addresses.ts';
import { IconLink } from '#site/ui/controls/icon-button.tsx';

/** The way to the profile; for a customer it says whose, once the page knows (pages from the cache do not). */
export function AccountLink() {
  const { t } = useText();
  const address = useAddress();
  const account = useAccount();
  const label = account ? t('profile.of', { name: account.firstName }) : t('profile.title');
  return (
    <IconLink
      className={account ? 'header__md header__known' : 'header__md'}
      icon="user"
      label={label}
      to={address('profile')}
    />
  );
}

/** The way to the wishlist, with the number of wishes. */
export function WishesLink() {
  const { t } = useText();
  const address = useAddress();
  const count = useAccount()?.wishes.length ?? 0;
  return (
    <IconLink
      className="header__md"
      icon="heart"
      count={count}
      label={count > 0 ? `${t('profile.wishlist')}, ${t('list.products', { count })}` : t('profile.wishlist')}
      to={`${address('profile')}#lista-zelja`}
    />
  );
}
