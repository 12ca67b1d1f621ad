import { use } from 'react';
import { Form, useLocation } from 'react-router';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { useStaffText } from './staff-text.tsx';

/** The languages of the admin interface; the one chosen stays with the staff user (ADMIN-004). */
export function AdminLanguages({
  languages,
  locale,
}: {
  languages: readonly Pick<SiteLanguage, 'code2' | 'name'>[];
  /** The one of the person working here, where the document's is another. */
  locale?: string | undefined;
}) {
  const { t } = useStaffText();
  const { pathname } = useLocation();
  const current = use(LanguageContext);
  if (languages.length < 2) return null;
  return (
    <Form method="post" action="/_/admin-language" reloadDocument aria-label={t('header.language')}>
      <input type="hidden" name="from" value={pathname} />
      <ul className="strip__langs">
        {languages.map(({ code2, name }) => (
          <li key={code2}>
            <button
              type="submit"
              name="code"
              value={code2}
              lang={code2}
              className="admin__language"
              aria-pressed={code2 === (locale ?? current.code2)}
              aria-label={`${code2.toUpperCase()}, ${name}`}
            >
              {code2.toUpperCase()}
            </button>
          </li>
        ))}
      </ul>
    </Form>
  );
}
