import { RichField } from '#site/admin/editing/door/rich-field.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { choiceWords, fieldWords } from '#site/admin/ground/text/section-words.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SelectField, TextField } from '#site/kit/forms/form-fields.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { Choice, DocumentView } from './document-view.ts';
import { MediaChoice } from './media-controls.tsx';
import type { ShownField } from './shown-fields.ts';

interface ControlsProps {
  form: SentForm;
  shown: ShownField;
  view: DocumentView;
  /** Two-letter code of the words in it. */
  lang: string;
}

/** The controls of a field, by its kind; all of them work without scripts. */
export function FieldControls({ form, shown, view, lang }: ControlsProps) {
  const { t } = useStaffText();
  const { path, name, field, texts } = shown;
  const label = fieldWords(t, name);
  const isOptional = !field.needed;
  const common = { form, label, isOptional };
  const value = texts[''] ?? '';
  switch (field.kind) {
    case 'text':
      return field.lines ? (
        <TextAreaField {...common} name={path} rows={3} data-most={field.max} defaultValue={value} />
      ) : (
        <TextField
          {...common}
          name={path}
          data-most={field.max}
          lang={lang}
          autoComplete="off"
          defaultValue={value}
        />
      );
    case 'rich':
      return (
        <RichField
          {...common}
          name={path}
          field={field}
          lines={value}
          stored={shown.rich ?? null}
          lang={lang}
        />
      );
    case 'media':
      return <MediaControls {...{ form, shown, label, lang, view }} />;
    case 'button':
      return (
        <fieldset className="fieldset">
          <legend className="label">{label}</legend>
          <TextField
            {...common}
            name={`${path}.name`}
            label={t('content.buttonName')}
            data-most={200}
            defaultValue={texts['.name']}
          />
          <LinkControl
            form={form}
            name={`${path}.to`}
            label={t('content.linkTo')}
            value={texts['.to'] ?? ''}
          />
          <CheckField
            form={form}
            name={`${path}.blank`}
            label={t('content.linkBlank')}
            isTicked={texts['.blank'] === 'true'}
          />
        </fieldset>
      );
    case 'seo':
      return (
        <fieldset className="fieldset">
          <legend className="label">{label}</legend>
          <TextField
            {...common}
            name={`${path}.title`}
            label={t('content.seoTitle')}
            data-most={300}
            defaultValue={texts['.title']}
          />
          <TextAreaField
            {...common}
            name={`${path}.description`}
            label={t('content.seoDescription')}
            rows={2}
            data-most={1000}
            defaultValue={texts['.description']}
          />
        </fieldset>
      );
    case 'link':
      return <LinkControl form={form} name={path} label={label} value={value} />;
    case 'posts':
    case 'products':
    case 'categories':
    case 'terms':
      return (
        <TextAreaField {...common} name={path} rows={3} hint={t('content.listHint')} defaultValue={value} />
      );
    case 'ids':
      return field.of === 'term' ? (
        <Ticks {...{ form, label, name: path, value }} choices={view.choices.terms} />
      ) : (
        <TextField {...common} name={path} defaultValue={value} />
      );
    case 'medias':
      return <TextField {...common} name={path} hint={t('content.mediasHint')} defaultValue={value} />;
    case 'id':
      return (
        <Choices
          {...common}
          name={path}
          value={value}
          choices={without(view.choices.pages, field.of === 'page' ? view.id : 0)}
        />
      );
    case 'form':
      return <Choices {...common} name={path} value={value} choices={view.choices.forms} />;
    case 'choice':
      return (
        <Choices
          {...common}
          name={path}
          value={value}
          choices={field.choices.map((one) => ({
            value: one,
            label: choiceWords(t, name, one),
          }))}
        />
      );
    case 'yesNo':
      return <CheckField form={form} name={path} label={label} isTicked={value === 'true'} />;
    case 'day':
      return <TextField {...common} name={path} type="date" defaultValue={value} />;
    case 'instant':
      return <TextField {...common} name={path} type="datetime-local" defaultValue={value} />;
    case 'number':
      return <TextField {...common} name={path} inputMode="decimal" defaultValue={value} />;
    default:
      return <TextField {...common} name={path} autoComplete="off" defaultValue={value} />;
  }
}

/** The gallery's dialog; without scripts a list of the newest files. */
function MediaControls({ form, shown, label, lang, view }: ControlsProps & { label: string }) {
  const { t } = useStaffText();
  const { path, texts } = shown;
  const id = form.typed[`${path}.id`] ?? texts['.id'] ?? '';
  const { media } = view.choices;
  // A picture that is not among those offered stays what it is.
  const offered =
    id === '' || media.some(({ value }) => value === id) ? media : [{ value: id, label: `#${id}` }, ...media];
  return (
    <MediaChoice
      {...{ form, shown, label }}
      language={view.languages.find(({ language }) => language.code2 === lang)?.language.code ?? ''}
      known={media}
      plain={
        <Choices
          form={form}
          label={t('content.mediaFile')}
          name={`${path}.id`}
          value={id}
          choices={offered}
          isOptional
        />
      }
    />
  );
}

type Named = { form: SentForm; label: string; isOptional?: boolean };

/** Where something leads: a record by kind and number, offered by name, or an address. */
function LinkControl({ form, name, label, value }: Named & { name: string; value: string }) {
  const { t } = useStaffText();
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={t('content.linkHint')}
      list="link-targets"
      autoComplete="off"
      data-most={2000}
      isOptional
      defaultValue={value}
    />
  );
}

function Choices({
  form,
  name,
  label,
  value,
  choices,
  isOptional,
}: Named & { name: string; value: string; choices: readonly Choice[] }) {
  const { t } = useStaffText();
  return (
    <SelectField form={form} name={name} label={label} isOptional={isOptional} defaultValue={value}>
      <option value="">{t('content.nothingChosen')}</option>
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}

/** Several of a list, as boxes to tick. */
function Ticks({
  form,
  name,
  label,
  value,
  choices,
}: Named & { name: string; value: string; choices: readonly Choice[] }) {
  const ticked = (Object.keys(form.typed).length > 0 ? (form.typed[name] ?? '') : value).split(' ');
  return (
    <fieldset className="fieldset">
      <legend className="label">{label}</legend>
      <ul className="plain document-form__ticks">
        {choices.map((one) => (
          <li key={one.value}>
            <Checkbox
              name={name}
              value={one.value}
              label={one.label}
              defaultChecked={ticked.includes(one.value)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const without = (choices: readonly Choice[], id: number): readonly Choice[] =>
  choices.filter(({ value }) => value !== String(id));
