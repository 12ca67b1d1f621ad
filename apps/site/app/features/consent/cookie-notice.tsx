import { cookieNames, limits } from '@izlog/contract/limits';
import { type SubmitEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { writeDocumentCookie } from '../../session/write-document-cookie.ts';
import { Button } from '../../ui/button.tsx';

const accepted = `${cookieNames.cookieConsent}=accepted`;

/** True when a `document.cookie` string holds the visitor's consent (GDPR-003). */
const hasConsent = (cookies: string): boolean => cookies.split('; ').includes(accepted);

/**
 * Says that the site uses cookies (GDPR-001). It stands in every cached page; whoever accepted before does not see it,
 * because the document marks that before the first paint. Without scripts the button is an ordinary form.
 */
export function CookieNotice({ text, privacyHref }: { text?: string; privacyHref: string }) {
  const { t } = useText();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(!hasConsent(document.cookie)), []);
  if (!isOpen) return null;
  const accept = (event: SubmitEvent) => {
    event.preventDefault();
    writeDocumentCookie(`${accepted}; path=/; max-age=${limits.cartCookieSeconds}; samesite=lax`);
    setOpen(false);
  };
  return (
    <section
      className="cookie cookie--floating"
      role="dialog"
      aria-label={t('cookies.label')}
      aria-modal="false"
    >
      <p>
        {text ?? t('core.cookies.text')}{' '}
        <Link className="link" to={privacyHref}>
          {t('core.cookies.link')}
        </Link>
      </p>
      <form className="row" method="post" action="/_/consent" onSubmit={accept}>
        <Button tone="primary" type="submit">
          {t('core.cookies.accept')}
        </Button>
      </form>
    </section>
  );
}
