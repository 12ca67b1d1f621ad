import type { Seo } from '@izlog/contract/cms/content/seo';
import { faultOfSlug } from '@izlog/contract/cms/content/slug-fault';
import { documentKey } from '@izlog/contract/editing/document';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select, TextArea, TextInput } from '../../../ui/controls/text-input.tsx';
import { choiceWords } from '../../content/document/section-words.ts';
import { instantOfShop, shopTimeOf } from '../../content/document/shop-time.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { EditedPage } from '../page/edited-page.ts';
import { ParentField, TermsField } from './linked-fields.tsx';
import { SidePanel } from './side-panel.tsx';
import { useRootField } from './use-root-field.ts';

type Common = { page: EditedPage; docKey: string };

/** The settings of a page or post: what is not written on it, changed as a draft like everything else (EDIT-017, EDIT-018). */
export function SettingsPanel({
  page,
  prefix,
  onClose,
}: {
  page: EditedPage;
  prefix: string;
  onClose: () => void;
}) {
  const { t } = useStaffText();
  const document = page.scopes.page;
  if (!document)
    return (
      <SidePanel title={t('edit.settings')} onClose={onClose}>
        <p>{t('edit.noSettings')}</p>
      </SidePanel>
    );
  const common = { page, docKey: documentKey(document) };
  const { handler } = document.body.root;
  return (
    <SidePanel title={t('edit.settings')} note={t('edit.settingsNote')} onClose={onClose}>
      <WordsField {...common} name="title" max={300} />
      <SlugField {...common} prefix={prefix} />
      <WordsField {...common} name="excerpt" max={2000} hasLines />
      <SearchFields {...common} prefix={prefix} />
      <PictureField {...common} />
      <DateField {...common} />
      {handler === 'page' || handler === 'term' ? (
        <ParentField {...common} kind={handler} own={document.id} />
      ) : null}
      {handler === 'page' || handler === 'post' ? <TermsField {...common} /> : null}
      {handler === 'post' ? <WordsField {...common} name="author" max={120} /> : null}
      <ChoiceField {...common} name="layout" choices={['default', 'empty']} />
      <ChoiceField {...common} name="display" choices={['components', 'legacy']} />
      <NoIndexField {...common} />
    </SidePanel>
  );
}

function WordsField({
  page,
  docKey,
  name,
  max,
  hasLines = false,
}: Common & { name: 'title' | 'excerpt' | 'author'; max: number; hasLines?: boolean }) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', name);
  const value = typeof field.value === 'string' ? field.value : '';
  const Control = hasLines ? TextArea : TextInput;
  return (
    <Field label={t(`field.${name}`)} error={field.refused ? t('edit.refusedField') : undefined}>
      {(control) => (
        <Control
          {...control}
          value={value}
          maxLength={max}
          onChange={({ target }: { target: { value: string } }) => field.change(target.value)}
          onBlur={field.leave}
        />
      )}
    </Field>
  );
}

/** The address: what it will be, what is wrong with it, and that the old one leads on. */
function SlugField({ page, docKey, prefix }: Common & { prefix: string }) {
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
    <Field
      label={t('field.slug')}
      error={fault ? t(words[fault]) : undefined}
      hint={
        <>
          {t('edit.addressWillBe', { address: `${location.host}${prefix}/${slug}` })}
          {slug !== first && first !== '' && !fault ? <> {t('edit.oldAddress', { slug: first })}</> : null}
        </>
      }
    >
      {(control) => (
        <TextInput
          {...control}
          value={slug}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => {
            setTyped(target.value);
            if (!faultOfSlug(target.value)) field.change(target.value);
          }}
          onBlur={field.leave}
        />
      )}
    </Field>
  );
}

/** Title and description for search engines, with what a search shows of them. */
function SearchFields({ page, docKey, prefix }: Common & { prefix: string }) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'seo');
  const rootMeta = page.store.shown(docKey)?.root.meta ?? {};
  const seo = (field.value ?? {}) as Seo;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  const title = seo.title || textOf(rootMeta.title);
  const description = seo.description || textOf(rootMeta.excerpt);
  const change = (next: Seo) => field.change({ ...seo, ...next });
  return (
    <fieldset className="fieldset stack">
      <legend className="label">{t('field.seo')}</legend>
      <Field label={t('content.seoTitle')}>
        {(control) => (
          <TextInput
            {...control}
            value={seo.title ?? ''}
            maxLength={300}
            placeholder={textOf(rootMeta.title)}
            onChange={({ target }) => change({ title: target.value })}
            onBlur={field.leave}
          />
        )}
      </Field>
      <Field
        label={t('content.seoDescription')}
        hint={t('edit.descriptionLength', { length: [...(seo.description ?? '')].length })}
      >
        {(control) => (
          <TextArea
            {...control}
            value={seo.description ?? ''}
            maxLength={1000}
            rows={3}
            onChange={({ target }) => change({ description: target.value })}
            onBlur={field.leave}
          />
        )}
      </Field>
      <figure className="ed-search">
        <figcaption className="small soft">{t('edit.searchPreview')}</figcaption>
        <p className="ed-search__at">{`${location.host}${prefix}/${textOf(rootMeta.slug)}`}</p>
        <p className="ed-search__title">{shortened(title, 60)}</p>
        <p className="small">{description ? shortened(description, 160) : t('edit.noDescription')}</p>
      </figure>
    </fieldset>
  );
}

/** The picture that lists and shared links show. */
function PictureField({ page, docKey }: Common) {
  const { t } = useStaffText();
  const { value, change, leave } = useRootField(page, docKey, 'meta', 'picture');
  const has = typeof value === 'object' && value !== null;
  return (
    <div className="field">
      <p className="label">{t('edit.socialPicture')}</p>
      <p className="row">
        <Button onClick={() => page.open({ key: docKey, part: 'root', f: 'picture' })}>
          {t(has ? 'edit.changePicture' : 'edit.choosePicture')}
        </Button>
        {has ? (
          <Button
            tone="quiet"
            onClick={() => {
              change(undefined);
              leave();
            }}
          >
            {t('edit.picture.remove')}
          </Button>
        ) : null}
      </p>
      <p className="hint">{t(has ? 'edit.pictureIsSet' : 'edit.pictureIsNot')}</p>
    </div>
  );
}

function DateField({ page, docKey }: Common) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'meta', 'publishedAt');
  return (
    <Field label={t('field.publishedAt')} hint={t('edit.shopClock')}>
      {(control) => (
        <TextInput
          {...control}
          type="datetime-local"
          value={typeof field.value === 'string' ? shopTimeOf(field.value) : ''}
          onChange={({ target }) => {
            const at = instantOfShop(target.value);
            if (at) field.change(at);
          }}
          onBlur={field.leave}
        />
      )}
    </Field>
  );
}

function ChoiceField({
  page,
  docKey,
  name,
  choices,
}: Common & { name: 'layout' | 'display'; choices: readonly string[] }) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'options', name);
  return (
    <Field label={t(`field.${name}`)}>
      {(control) => (
        <Select
          {...control}
          value={typeof field.value === 'string' ? field.value : choices[0]}
          onChange={({ target }) => {
            field.change(target.value);
            field.leave();
          }}
        >
          {choices.map((one) => (
            <option key={one} value={one}>
              {choiceWords(t, name, one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function NoIndexField({ page, docKey }: Common) {
  const { t } = useStaffText();
  const field = useRootField(page, docKey, 'options', 'noindex');
  return (
    <Checkbox
      label={t('field.noindex')}
      checked={field.value === true}
      onChange={({ target }) => {
        field.change(target.checked);
        field.leave();
      }}
    />
  );
}

const shortened = (words: string, most: number): string =>
  words.length > most ? `${words.slice(0, most - 1).trimEnd()}…` : words;
