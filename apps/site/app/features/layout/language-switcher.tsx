import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { useLanguageSwitch } from '#site/seo/use-language-switch.ts';

/**
 * The languages a visitor may choose; each leads to the same content in that language (I18N-008). The whole document is
 * loaded again, so that texts, currency and countries come with it. Nothing when there is one language only.
 */
export function LanguageSwitcher({
  languages,
  current,
}: {
  languages: readonly SiteLanguage[];
  current: SiteLanguage;
}) {
  const { t } = useText();
  const switchTo = useLanguageSwitch();
  if (languages.length < 2) return null;
  return (
    <nav aria-label={t('header.language')}>
      <ul className="strip__langs">
        {languages.map((language) => (
          <li key={language.code2}>
            <a
              href={switchTo(language)}
              lang={language.code2}
              rel="nofollow"
              aria-current={language.code2 === current.code2 ? 'true' : undefined}
              aria-label={`${language.code2.toUpperCase()}, ${language.name}`}
            >
              {language.code2.toUpperCase()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
