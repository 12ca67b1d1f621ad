import { documentKey } from '@izlog/contract/editing/document';
import { useSyncExternalStore } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useBounded } from '#site/admin/ground/frame/typed/use-bounded.ts';
import { choiceWords } from '#site/admin/ground/text/section-words.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import type { EditDocument } from '../edit-start.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { SearchFields, SlugField } from './address-fields.tsx';
import { ParentField, TermsField } from './linked-fields.tsx';
import { RecordFields } from './record-fields.tsx';
import { ShopTimeField } from './shop-time-field.tsx';
import { SidePanel } from './side-panel.tsx';
import { useRootField } from './use-root-field.ts';
import { WithoutWords } from './without-page.tsx';

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
  const asked = useSyncExternalStore(page.subscribe, page.asked);
  const { page: document } = page.scopes;
  const close = () => {
    page.ask(undefined);
    onClose();
  };
  return (
    <SidePanel
      title={t('edit.settings')}
      note={document ? t('edit.settingsNote') : undefined}
      asked={asked}
      onClose={close}
    >
      {page.without ? <WithoutWords why={page.without} /> : null}
      {document && document.kind !== 'content' ? (
        <RecordFields page={page} docKey={documentKey(document)} handler={document.body.root.handler} />
      ) : null}
      {document?.kind === 'content' ? (
        <ContentFields page={page} document={document} prefix={prefix} />
      ) : null}
    </SidePanel>
  );
}

function ContentFields({
  page,
  document,
  prefix,
}: {
  page: EditedPage;
  document: EditDocument;
  prefix: string;
}) {
  const { handler } = document.body.root;
  const common = { page, docKey: documentKey(document) };
  // Categories and tags stand below the list of posts.
  const base = handler === 'term' ? location.pathname.replace(/\/[^/]*\/?$/, '') : prefix;
  return (
    <>
      <WordsField {...common} name="title" max={300} />
      <SlugField {...common} base={base} />
      <WordsField {...common} name="excerpt" max={2000} hasLines />
      <SearchFields {...common} base={base} />
      <PictureField {...common} />
      <DateField {...common} />
      {handler === 'page' || handler === 'term' ? (
        <ParentField {...common} kind={handler} own={document.id} />
      ) : null}
      {handler === 'page' || handler === 'post' ? <TermsField {...common} /> : null}
      {handler === 'post' ? <WordsField {...common} name="author" max={120} /> : null}
      {handler === 'term' ? null : (
        <>
          <ChoiceField {...common} name="layout" choices={['default', 'empty']} />
          <ChoiceField {...common} name="display" choices={['components', 'legacy']} />
        </>
      )}
      <NoIndexField {...common} />
    </>
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
  const bounded = useBounded(typeof field.value === 'string' ? field.value : '', max, field.change);
  const Control = hasLines ? TextArea : TextInput;
  return (
    <div data-setting={name}>
      <Field label={t(`field.${name}`)} error={field.refused ? t('edit.refusedField') : undefined}>
        {(control) => <Control {...control} {...bounded} onBlur={field.leave} />}
      </Field>
    </div>
  );
}

/** The picture that lists and shared links show. */
function PictureField({ page, docKey }: Common) {
  const { t } = useStaffText();
  const { value, change, leave } = useRootField(page, docKey, 'meta', 'picture');
  const has = typeof value === 'object' && value !== null;
  return (
    <div className="field" data-setting="picture">
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
    <ShopTimeField
      label={t('field.publishedAt')}
      value={typeof field.value === 'string' ? field.value : ''}
      onChange={(at) => at && field.change(at)}
      onBlur={field.leave}
    />
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
