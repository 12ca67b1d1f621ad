import { documentKey } from '@izlog/contract/editing/document';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Select, TextArea, TextInput } from '../../../ui/controls/text-input.tsx';
import { choiceWords } from '../../content/document/section-words.ts';
import { useStaffText } from '../../frame/staff-text.tsx';
import { useBounded } from '../../frame/typed/use-bounded.ts';
import type { EditedPage } from '../page/edited-page.ts';
import { SearchFields, SlugField } from './address-fields.tsx';
import { ParentField, TermsField } from './linked-fields.tsx';
import { RecordFields } from './record-fields.tsx';
import { ShopTimeField } from './shop-time-field.tsx';
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
  if (document.kind !== 'content')
    return (
      <SidePanel title={t('edit.settings')} note={t('edit.settingsNote')} onClose={onClose}>
        <RecordFields {...common} handler={handler} />
      </SidePanel>
    );
  return (
    <SidePanel title={t('edit.settings')} note={t('edit.settingsNote')} onClose={onClose}>
      <WordsField {...common} name="title" max={300} />
      <SlugField {...common} base={prefix} />
      <WordsField {...common} name="excerpt" max={2000} hasLines />
      <SearchFields {...common} base={prefix} />
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
  const bounded = useBounded(typeof field.value === 'string' ? field.value : '', max, field.change);
  const Control = hasLines ? TextArea : TextInput;
  return (
    <Field label={t(`field.${name}`)} error={field.refused ? t('edit.refusedField') : undefined}>
      {(control) => <Control {...control} {...bounded} onBlur={field.leave} />}
    </Field>
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
