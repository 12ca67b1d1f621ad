import './door/checkout.css';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CookieBanner } from '#site/features/consent/door/cookie-banner.tsx';
import { Brand } from '#site/features/layout/door/brand.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { useAddress } from '#site/links/addresses.ts';
import { ContentLink } from '#site/links/content-link.tsx';
import { AnyIcon } from '#site/ui/icons/any-icon.tsx';

/** The quiet frame of checkout: the shop's name, the way back to the cart and the small print; nothing leads astray. */
export function CheckoutFrame({ children }: { children: ReactNode }) {
  const { t } = useText();
  const address = useAddress();
  const frame = useFrame();
  return (
    <>
      <a className="skip" href="#sadrzaj">
        {t('header.skip')}
      </a>
      {frame ? (
        <CookieBanner text={frame.cookieText} lang={frame.cookieLang} privacyHref={frame.privacyHref} />
      ) : null}
      <header className="checkout-head">
        <div className="container">
          {frame ? <Brand logo={frame.logo} name={frame.siteName} home={address('home')} /> : null}
          <span className="small soft row checkout-head__safe">
            <AnyIcon name="lock" /> <span>{t('checkout.safe')}</span>
          </span>
          <Link className="link small" to={address('cart')}>
            {t('cart.title')}
          </Link>
        </div>
      </header>
      <main id="sadrzaj" className="container checkout" tabIndex={-1}>
        {children}
      </main>
      <footer className="container checkout-foot">
        <p className="between tiny faint">
          <span>{frame?.footer.copyright}</span>
          <span className="row">
            {frame?.footer.bottom.map((link) => (
              <ContentLink key={`${link.name} ${link.href}`} className="link" link={link} />
            ))}
          </span>
        </p>
      </footer>
    </>
  );
}
