import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { kept } from '../../ui/kept.ts';
import { CookieNotice } from '../consent/cookie-notice.tsx';
import { BundleWindowHost } from '../product/bundle-window-host.tsx';
import { Footer } from './footer.tsx';
import type { Frame } from './frame.ts';
import { Header } from './header.tsx';

/** Header, content, footer and cookie notice, in this order (SHELL-001); the bundle window waits in it (SHELL-028). */
export function DefaultLayout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { t } = useText();
  return (
    <>
      <a className="skip" href="#sadrzaj">
        {t('header.skip')}
      </a>
      <Header frame={frame} />
      <main id="sadrzaj" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <BundleWindowHost />
      {kept(CookieNotice, {
        text: frame.cookieText,
        lang: frame.cookieLang,
        privacyHref: frame.privacyHref,
      })}
    </>
  );
}
