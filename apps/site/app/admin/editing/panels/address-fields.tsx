import type { Seo } from '@izlog/contract/cms/content/seo';
import { faultOfSlug } from '@izlog/contract/cms/content/slug-fault';
import { useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { useRootField } from './use-root-field.ts';

/** `base`: the address before the slug. */
type Common = { page: EditedPage; docKey: string };

/** The address: what it will be, what is wrong with it, and that the old one leads on. */
export function SlugField({ page, docKey, base }: Common & { base: string }) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'slug');
  const saved = typeof field.value === 'string' ? field.value : '';
  const [typed, setTyped] = useState<string>();
  const [first] = useState(saved);
  const slug = typed ?? saved;
  const fault = faultOfSlug(slug);
  const words = {
    slugMinLength: 'validation.slugMinLength',
    slugFormat: 'validation.slugFormat',
    slugReserved: 'content.fault.slugReserved',
  } as const;
  // The home page has none of its own.
  if (first === '' && saved === '' && page.isHome) return null;
  return (
    <div data-setting="slug">
      <Field
        label={t('field.slug')}
        error={fault ? t(words[fault]) : undefined}
        hint={
          <>
            {t('edit.addressWillBe', { address: `${location.host}${base}/${slug}` })}
            {slug !== first && first !== '' && !fault ? <> {t('edit.oldAddress', { slug: first })}</> : null}
          </>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            value={slug}
            data-most={200}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setTyped(target.value);
              if (!faultOfSlug(target.value) && target.value.trim().length <= 200) field.change(target.value);
            }}
            onBlur={field.leave}
          />
        )}
      </Field>
    </div>
  );
}

/** Title and description for search engines, with what a search shows of them. */
export function SearchFields({
  page,
  docKey,
  base,
  address,
}: Common & {
  base: string;
  /** Where it stands, if not at its slug. */
  address?: string | undefined;
}) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'seo');
  const rootMeta = page.store.shown(docKey)?.root.meta ?? {};
  const seo = (field.value ?? {}) as Seo;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const name = textOf(rootMeta.title) || textOf(rootMeta.name);
  const title = seo.title || name;
  const description =
    seo.description || textOf(rootMeta.excerpt) || textOf(rootMeta.shortDescription) || textOf(rootMeta.line);
  const change = (next: Seo) => field.change({ ...seo, ...next });
  const boundedTitle = useBounded(seo.title ?? '', 300, (typed) => change({ title: typed }));
  const boundedDescription = useBounded(seo.description ?? '', 1000, (typed) =>
    change({ description: typed }),
  );
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t('field.seo')}</legend>
      <Field label={t('content.seoTitle')}>
        {(control) => <TextInput {...control} {...boundedTitle} placeholder={name} onBlur={field.leave} />}
      </Field>
      <div data-setting="seo">
        <Field
          label={t('content.seoDescription')}
          hint={t('edit.descriptionLength', { length: [...(seo.description ?? '')].length })}
        >
          {(control) => <TextArea {...control} {...boundedDescription} rows={3} onBlur={field.leave} />}
        </Field>
      </div>
      <figure className="ed-found-as">
        <figcaption className="small soft">{t('edit.searchPreview')}</figcaption>
        <p className="ed-found-as__at">{location.host + (address ?? `${base}/${textOf(rootMeta.slug)}`)}</p>
        <p className="ed-found-as__title">{shortened(title, 60)}</p>
        <p className="small">{description ? shortened(description, 160) : t('edit.noDescription')}</p>
      </figure>
    </fieldset>
  );
}

const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
