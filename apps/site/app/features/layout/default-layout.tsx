import type { ReactNode } from 'react';
import type { Frame } from '#site/document/frame.ts';
import { CookieBanner } from '#site/features/consent/door/cookie-banner.tsx';
import { BundleDialogHost } from '#site/features/product/door/bundle-dialog-host.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { EditHost } from './edit-host.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/**
 * Cookie notice, header, content and footer, in this order (SHELL-001): the notice has a place of its own at the top and
 * covers nothing (837). The bundle window waits in it (SHELL-028).
 */
export function DefaultLayout({ frame, children }: { frame: Frame; children: ReactNode }) {
  const { t } = useText();
  return (
    <EditHost frame={frame}>
      <a className="skip" href="#sadrzaj">
        {t('header.skip')}
      </a>
      {cachedFragment(CookieBanner, {
        text: frame.cookieText,
        lang: frame.cookieLang,
        privacyHref: frame.privacyHref,
      })}
      <Header frame={frame} />
      <main id="sadrzaj" tabIndex={-1}>
        {children}
      </main>
      <Footer frame={frame} />
      <BundleDialogHost />
    </EditHost>
  );
}
