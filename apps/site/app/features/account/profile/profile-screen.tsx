import { Link, useLocation } from 'react-router';
import { TileGrid } from '#site/features/catalog/door/tile.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { ChangePasswordForm } from '#site/kit/forms/change-password-form.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { PlainNotices } from '#site/kit/toasts/plain-toasts.tsx';
import type { ToastName } from '#site/kit/toasts/toasts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { AnyIcon, type AnyIconName } from '#site/ui/icons/any-icon.tsx';
import { changePasswordRules } from '../account-rules.ts';
import { LogOutForm } from '../door/log-out-form.tsx';
import { AddressesPanel } from './addresses-panel.tsx';
import { CardPanel } from './card-panel.tsx';
import { CompanyPanel } from './company-panel.tsx';
import { DataPanel } from './data-panel.tsx';
import { DetailsPanel } from './details-panel.tsx';
import { GivenConsentsPanel } from './given-consents-panel.tsx';
import { OrdersPanel } from './orders-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import type { ProfileView } from './profile-view.ts';

type ProfileScreenProps = {
  title: string;
  profile: ProfileView;
  siteName: string;
  flashed: readonly ToastName[];
};

/** The profile of a customer (ACCT-001): everything on one page, with a list of contents that stays in view. */
export function ProfileScreen({ title, profile, siteName, flashed }: ProfileScreenProps) {
  const { t } = useText();
  return (
    <div className="container account-page">
      <div className="stack">
        <h1>{title}</h1>
        <p className="soft">{t('profile.loggedInAs', { email: profile.email })}</p>
      </div>
      <PlainNotices names={flashed} />
      <div className="account">
        <ProfileNavigation profile={profile} />
        <div className="panels">
          <div className="panels panels--2">
            <DetailsPanel profile={profile} />
            <CardPanel card={profile.card} siteName={siteName} />
          </div>
          <OrdersPanel orders={profile.orders} />
          <WishesPanel wishes={profile.wishes} />
          <div className="panels panels--2">
            <section className="panel stack" id="lozinka" aria-labelledby="h-lozinka">
              <h2 id="h-lozinka">{t('password.change')}</h2>
              {profile.hasPassword ? <ChangePasswordForm rules={changePasswordRules} /> : <PasswordLink />}
            </section>
            <AddressesPanel profile={profile} />
          </div>
          <div className="panels panels--2">
            <CompanyPanel company={profile.company} />
            <GivenConsentsPanel consents={profile.consents} />
          </div>
          <PasskeysPanel profile={profile} />
          <DataPanel profile={profile} />
        </div>
      </div>
    </div>
  );
}

/** An account that logs in through a provider gets its first password by a link to its address. */
function PasswordLink() {
  const { t } = useText();
  const form = useSentForm({ name: 'passwordLink' });
  return (
    <FormFrame form={form} label={t('password.set')}>
      <p>{t('password.none')}</p>
      <SendButton form={form}>{t('forgotPassword.send')}</SendButton>
    </FormFrame>
  );
}

function ProfileNavigation({ profile }: { profile: ProfileView }) {
  const { t } = useText();
  const { hash } = useLocation();
  const entries: [string, AnyIconName, string, number?][] = [
    ['#podaci', 'user', t('profile.details')],
    ['#narudzbe', 'box', t('orders.title'), profile.orders?.total],
    ['#lista-zelja', 'heart', t('profile.wishlist'), profile.wishes.length],
    ['#kartica', 'card', t('card.title')],
    ['#adrese', 'pin', t('address.title')],
    ['#pristupni-kljucevi', 'lock', t('passkey.title')],
    ['#privole', 'shield', t('consents.given')],
    ['#moji-podaci', 'download', t('privacy.title')],
  ];
  return (
    <nav className="account__nav" aria-label={t('profile.title')}>
      <ul className="plain">
        {entries.map(([href, icon, words, count]) => (
          <li key={href}>
            <a href={href} aria-current={(hash || '#podaci') === href ? 'true' : undefined}>
              <AnyIcon name={icon} /> {words} {count ? <b>{count}</b> : null}
            </a>
          </li>
        ))}
        <li>
          <LogOutForm />
        </li>
      </ul>
    </nav>
  );
}

/** The wished products themselves (ACCT-025). */
function WishesPanel({ wishes }: Pick<ProfileView, 'wishes'>) {
  const { t } = useText();
  const address = useAddress();
  return (
    <section className="panel stack" id="lista-zelja" aria-labelledby="h-zelje">
      <div className="between">
        <h2 id="h-zelje">{t('profile.wishlist')}</h2>
        <span className="small soft">{t('list.products', { count: wishes.length })}</span>
      </div>
      {wishes.length > 0 ? (
        <TileGrid tiles={wishes} />
      ) : (
        <p className="soft">
          {t('wishlist.empty')}{' '}
          <Link className="link" to={address('shop')}>
            {t('wishlist.toShop')}
          </Link>
        </p>
      )}
    </section>
  );
}
