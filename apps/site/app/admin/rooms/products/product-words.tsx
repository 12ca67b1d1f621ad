import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { GroupProps } from './product-view.ts';

/** The words of each language beside those of the default one; what is missing is shown where it is missing. */
export function ProductWords({ form, view }: GroupProps) {
  const [main, ...others] = view.languages.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault));
  if (!main) return null;
  return (
    <div className="side-by-side">
      <OneLanguage {...{ form, view, language: main }} />
      {others.length > 1 ? (
        <OtherLanguages {...{ form, view, languages: others }} />
      ) : (
        others.map((language) => <OneLanguage key={language.code} {...{ form, view, language }} />)
      )}
    </div>
  );
}

type LanguagesProps = GroupProps & { languages: readonly SiteLanguage[] };

/** Of more than one other language the one that is opened stands beside the default one; all of them where one is wrong. */
function OtherLanguages({ form, view, languages }: LanguagesProps) {
  const isWrong = (code: string) => Object.keys(form.faults).some((name) => name.endsWith(`-${code}`));
  const isAny = languages.some(({ code }) => isWrong(code));
  return (
    <div>
      {languages.map((language, place) => (
        <details
          key={language.code}
          className="words-of"
          name={isAny ? undefined : 'words-of'}
          open={isWrong(language.code) || (!isAny && place === 0)}
        >
          <summary className="label">
            <LanguageName {...{ view, language }} />
          </summary>
          <OneLanguage {...{ form, view, language }} isNamed={false} />
        </details>
      ))}
    </div>
  );
}

type LanguageProps = GroupProps & { language: SiteLanguage; isNamed?: boolean };

function OneLanguage({ form, view, language, isNamed = true }: LanguageProps) {
  const { t } = useStaffText();
  const { code, code2, isDefault } = language;
  const words = view.record?.words[code];
  const description = view.descriptions[code];
  const field = (part: string) => ({ form, name: `${part}-${code}` });
  return (
    <fieldset className="fieldset stack" lang={code2}>
      <legend className={isNamed ? 'label' : 'vh'}>
        <LanguageName {...{ view, language }} />
      </legend>
      <TextField
        {...field('name')}
        label={t('products.name')}
        data-most={300}
        isOptional={!isDefault}
        autoComplete="off"
        dir="auto"
        defaultValue={words?.name}
      />
      <TextField
        {...field('slug')}
        label={t('products.slug')}
        hint={isDefault ? t('products.slugHint') : undefined}
        data-most={200}
        isOptional
        autoComplete="off"
        spellCheck={false}
        defaultValue={words?.slug}
      />
      <TextField
        {...field('kindLine')}
        label={t('products.kindLine')}
        hint={isDefault ? t('products.kindLineHint') : undefined}
        data-most={200}
        isOptional
        autoComplete="off"
        dir="auto"
        defaultValue={words?.kindLine}
      />
      <TextAreaField
        {...field('shortDescription')}
        label={t('products.shortDescription')}
        rows={4}
        isOptional
        defaultValue={words?.shortDescription}
      />
      <details open={form.faults[`description-${code}`] !== undefined}>
        <summary className="link">{t('products.description')}</summary>
        <TextAreaField
          {...field('description')}
          label={t('products.description')}
          hint={t(description === null ? 'products.descriptionImported' : 'content.richHint')}
          rows={12}
          data-most={200_000}
          isOptional
          defaultValue={description ?? ''}
        />
      </details>
    </fieldset>
  );
}

function LanguageName({ view, language }: Pick<LanguageProps, 'view' | 'language'>) {
  const { t } = useStaffText();
  const { code, name, isDefault } = language;
  if (isDefault)
    return (
      <>
        {name} <span className="soft small">{t('products.defaultLanguage')}</span>
      </>
    );
  const isMissing = view.record !== null && !view.record.words[code];
  return (
    <>
      {name} {isMissing ? <span className="goods__low small">{t('products.missing')}</span> : null}
    </>
  );
}

/** What search engines show, by language. */
export function ProductSeo({ form, view }: GroupProps) {
  const { t } = useStaffText();
  return (
    <div className="side-by-side">
      {view.languages.map(({ code, code2, name }) => (
        <fieldset key={code} className="fieldset stack" lang={code2}>
          <legend className="label">{name}</legend>
          <TextField
            form={form}
            name={`seoTitle-${code}`}
            label={t('products.seoTitle')}
            hint={t('products.seoTitleHint')}
            data-most={300}
            isOptional
            autoComplete="off"
            defaultValue={view.record?.words[code]?.seoTitle}
          />
          <TextAreaField
            form={form}
            name={`seoDescription-${code}`}
            label={t('products.seoDescription')}
            rows={3}
            data-most={1000}
            isOptional
            defaultValue={view.record?.words[code]?.seoDescription}
          />
        </fieldset>
      ))}
    </div>
  );
}
