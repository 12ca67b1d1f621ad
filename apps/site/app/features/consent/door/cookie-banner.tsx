import { type SubmitEvent, use, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { EditContext } from '#site/editable/edit-context.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { writeDocumentCookie } from '#site/session/write-document-cookie.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { type CookieChoice, choiceCookie, choiceOf, cookieValueOf, storedChoice } from '../cookie-choice.ts';
import { onCookieSettings } from '../cookie-settings.ts';

/**
 * Says that the site uses cookies (GDPR-001) and asks which: all, only the necessary ones, or some; refusing is as easy as
 * accepting. It stands in every cached page, in the flow at its top, so that it covers nothing and nothing moves when the
 * scripts come; anyone who chose before does not see it, because the document marks that before the first paint. Without
 * scripts the buttons are an ordinary form.
 */
export function CookieBanner({
  text,
  lang,
  privacyHref,
}: {
  text?: string;
  /** Language of `text` where it is not the page's (I18N-016). */
  lang?: string;
  privacyHref: string;
}) {
  const { t } = useText();
  const { show } = useToasts();
  const [isOpen, setOpen] = useState(true);
  const [isAskedAgain, setAskedAgain] = useState(false);
  const section = useRef<HTMLElement>(null);
  const asker = useRef<Element>(null);
  useEffect(() => setOpen(storedChoice(document.cookie) === undefined), []);
  useEffect(
    () =>
      onCookieSettings(() => {
        asker.current = document.activeElement;
        setAskedAgain(true);
        setOpen(true);
      }),
    [],
  );
  useEffect(() => {
    if (isAskedAgain && isOpen) section.current?.focus();
  }, [isAskedAgain, isOpen]);
  if (!isOpen) return null;

  const choose = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const choice = choiceOf(form);
    writeDocumentCookie(choiceCookie(choice));
    document.documentElement.dataset.consent = cookieValueOf(choice);
    setOpen(false);
    // What was pressed is gone: the focus goes on where it came from, or with the page.
    const next = asker.current ?? document.getElementById('sadrzaj');
    if (next instanceof HTMLElement) next.focus({ preventScroll: !isAskedAgain });
    const saved = await logChoice(form);
    if (!saved) show(t('error.failedConsentLog'), { tone: 'danger' });
  };
  const before = isAskedAgain ? storedChoice(document.cookie) : undefined;
  return (
    <section
      ref={section}
      className={isAskedAgain ? 'cookie cookie--again' : 'cookie'}
      role="dialog"
      aria-label={t('cookies.label')}
      aria-modal="false"
      tabIndex={-1}
    >
      <div className="container cookie__inside">
        <p>
          <Said text={text ?? t('core.cookies.text')} lang={lang} />{' '}
          <Link className="link" to={privacyHref}>
            {t('core.cookies.link')}
          </Link>
        </p>
        <form method="post" action="/_/consent" onSubmit={choose}>
          <Button tone="primary" type="submit" name="choice" value="all">
            {t('core.cookies.accept')}
          </Button>
          <Button tone="primary" type="submit" name="choice" value="necessary">
            {t('cookies.onlyNecessary')}
          </Button>
          <Categories before={before} isOpen={isAskedAgain} />
        </form>
      </div>
    </section>
  );
}

/** The words of the notice, the first sentence before the others. */
function Said({ text, lang }: { text: string; lang?: string }) {
  const [, first = text, rest = ''] = /^(.+?[.!?]) (.+)$/s.exec(text) ?? [];
  return (
    <span key={text} lang={lang} ref={use(EditContext)?.field({ id: 'notice' }, 'text')}>
      <strong>{first}</strong> {rest}
    </span>
  );
}

/** The three categories side by side; the necessary ones cannot be removed. */
function Categories({ before, isOpen }: { before: CookieChoice | undefined; isOpen: boolean }) {
  const { t } = useText();
  return (
    <details open={isOpen}>
      <summary className="link">{t('cookies.choose')}</summary>
      <Checkbox label={t('cookies.necessary')} defaultChecked disabled />
      <Checkbox
        name="statistics"
        value="yes"
        label={t('cookies.statistics')}
        defaultChecked={before?.statistics}
      />
      <Checkbox
        name="marketing"
        value="yes"
        label={t('cookies.marketing')}
        defaultChecked={before?.marketing}
      />
      <Button type="submit" name="choice" value="chosen" wide>
        {t('cookies.save')}
      </Button>
    </details>
  );
}

/** Has the choice written down (GDPR-010); false when that did not work (GDPR-013). */
async function logChoice(form: FormData): Promise<boolean> {
  const body = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value);
  try {
    return (await fetch('/_/consent', { method: 'POST', body, headers: { accept: 'application/json' } })).ok;
  } catch (error) {
    // No network: the choice itself is kept in the browser.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
