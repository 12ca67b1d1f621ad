import type { SiteLanguage } from '../../i18n/site-language.ts';
import { TextField } from '../../kit/forms/form-fields.tsx';
import { TextAreaField } from '../../kit/forms/text-area-field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { GroupProps } from './product-form.tsx';

/** The words of each language beside those of the default one; what is missing is said where it is missing. */
export function ProductWords({ form, view }: GroupProps) {
  return (
    <div className="side-by-side">
      {view.languages.map((language) => (
        <OneLanguage key={language.code} {...{ form, view, language }} />
      ))}
    </div>
  );
}

function OneLanguage({ form, view, language }: GroupProps & { language: SiteLanguage }) {
  const { t } = useStaffText();
  const { code, code2, name, isDefault } = language;
  const words = view.record?.words[code];
  const description = view.descriptions[code];
  const field = (part: string) => ({ form, name: `${part}-${code}` });
  return (
    <fieldset className="fieldset stack" lang={code2}>
      <legend className="label">
        {name} <LanguageNote isDefault={isDefault} isMissing={view.record !== null && !words} />
      </legend>
      <TextField
        {...field('name')}
        label={t('products.name')}
        maxLength={300}
        isOptional={!isDefault}
        autoComplete="off"
        dir="auto"
        defaultValue={words?.name}
      />
      <TextField
        {...field('slug')}
        label={t('products.slug')}
        hint={isDefault ? t('products.slugHint') : undefined}
        maxLength={200}
        isOptional
        autoComplete="off"
        spellCheck={false}
        defaultValue={words?.slug}
      />
      <TextField
        {...field('kindLine')}
        label={t('products.kindLine')}
        hint={isDefault ? t('products.kindLineHint') : undefined}
        maxLength={200}
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
          maxLength={200_000}
          isOptional
          defaultValue={description ?? ''}
        />
      </details>
    </fieldset>
  );
}

function LanguageNote({ isDefault, isMissing }: { isDefault: boolean; isMissing: boolean }) {
  const { t } = useStaffText();
  if (isDefault) return <span className="soft small">{t('products.defaultLanguage')}</span>;
  return isMissing ? <span className="goods__low small">{t('products.missing')}</span> : null;
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
            maxLength={300}
            isOptional
            autoComplete="off"
            defaultValue={view.record?.words[code]?.seoTitle}
          />
          <TextAreaField
            form={form}
            name={`seoDescription-${code}`}
            label={t('products.seoDescription')}
            rows={3}
            maxLength={1000}
            isOptional
            defaultValue={view.record?.words[code]?.seoDescription}
          />
        </fieldset>
      ))}
    </div>
  );
}
