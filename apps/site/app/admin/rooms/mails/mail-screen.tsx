import { type MouseEvent, useRef, useState } from 'react';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Segmented } from '#site/ui/controls/segmented.tsx';
import { TextArea, TextInput } from '#site/ui/controls/text-input.tsx';
import { Note } from '#site/ui/note.tsx';
import type { MailView } from './mails-view.ts';

/** The words of one mail in one language, with an example of it beside them. Works without scripts. */
export function MailScreen({ view }: { view: MailView }) {
  const { t } = useStaffText();
  const all = useAddress()('adminMails');
  return (
    <AdminScreen title={view.title}>
      <p className="row">
        <Link className="link" to={`${all}?language=${view.language}`}>
          {t('mails.all')}
        </Link>
      </p>
      <div className="mail-words">
        <WordsForm key={view.fields.map(({ own }) => own).join('|')} view={view} />
        <section className="panel stack" aria-labelledby="h-proba">
          <h2 id="h-proba">{t('mails.tryTitle')}</h2>
          <p>{t('mails.tryLead')}</p>
          <TryForm />
        </section>
      </div>
    </AdminScreen>
  );
}

function WordsForm({ view }: { view: MailView }) {
  const { t } = useStaffText();
  return (
    <EditForm name="mail" label={view.title}>
      {(form) => (
        <>
          <p className="hint">{t('mails.names', { names: view.names })}</p>
          {view.fields.map((field) => (
            <WordsField key={field.name} form={form} field={field} language={view.language} />
          ))}
          <Preview form={form} view={view} />
        </>
      )}
    </EditForm>
  );
}

interface WordsFieldProps {
  form: SentForm;
  field: MailView['fields'][number];
  language: string;
}

function WordsField({ form, field: { name, label, builtIn, own }, language }: WordsFieldProps) {
  const { t } = useStaffText();
  const path = `texts.${name}`;
  const fault = form.faults[path];
  const same = { name: path, defaultValue: form.typed[path] ?? own, placeholder: builtIn, lang: language };
  return (
    <>
      <input type="hidden" name={`was.${name}`} value={form.answer?.shown?.[name] ?? own} />
      <Field
        id={fieldId(form, path)}
        label={label}
        hint={own === '' ? undefined : t('mails.builtIn', { text: builtIn })}
        error={fault && (fault.words ?? t(fault.key, fault.values))}
      >
        {(given) =>
          isLong(name) ? (
            <TextArea {...given} {...same} rows={3} data-most={2000} />
          ) : (
            <TextInput {...given} {...same} data-most={300} autoComplete="off" />
          )
        }
      </Field>
    </>
  );
}

const isLong = (name: string) => /^(text|note)\d?$/.test(name);

const widths = { phone: 360, tablet: 600, computer: 900 } as const;
type Width = keyof typeof widths;

/** The mail as it is typed, filled with an example. The frame is a form's target, so it works without scripts, too. */
function Preview({ form, view }: { form: SentForm; view: MailView }) {
  const { t } = useStaffText();
  const frame = useRef<HTMLIFrameElement>(null);
  const [width, setWidth] = useState<Width>('tablet');
  const address = `/_/mail-preview/${view.mail}`;
  const addressWith = (texts: ReadonlyArray<readonly [string, string]>) =>
    `${address}?${new URLSearchParams([['language', view.language], ...texts.map(([name, text]) => [name, text])])}`;
  const show = (event: MouseEvent) => {
    const sent = form.ref.current;
    if (!sent || !frame.current) return;
    // The form itself would be sent as one that saves.
    event.preventDefault();
    const typed = [...new FormData(sent).entries()].filter(
      (entry): entry is [string, string] => entry[0].startsWith('texts.') && typeof entry[1] === 'string',
    );
    frame.current.src = addressWith(typed);
  };
  return (
    <section className="stack" aria-labelledby="h-pregled">
      <h2 id="h-pregled">{t('mails.preview')}</h2>
      <input type="hidden" name="language" value={view.language} />
      <div className="row mail-words__acts">
        <Button type="submit" formMethod="get" formAction={address} formTarget="mail-preview" onClick={show}>
          {t('mails.previewTyped')}
        </Button>
        <Segmented
          legend={t('mails.width')}
          name="width"
          options={(Object.keys(widths) as Width[]).map((one) => ({
            value: one,
            label: t(`mails.width.${one}`),
          }))}
          value={width}
          onChange={(value) => setWidth(value as Width)}
        />
      </div>
      <div className="mail-words__frame">
        <iframe
          ref={frame}
          name="mail-preview"
          title={t('mails.preview')}
          src={addressWith(view.fields.map(({ name, own }) => [`texts.${name}`, own]))}
          width={widths[width]}
          height={640}
          sandbox=""
        />
      </div>
    </section>
  );
}

function TryForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'tryMail' });
  const recipient = form.answer?.shown?.recipient;
  return (
    <>
      {recipient ? (
        <Note tone="success" role="status">
          {t('mails.tried', { recipient })}
        </Note>
      ) : null}
      <FormFrame form={form} label={t('mails.tryIt')}>
        <SendButton form={form}>{t('mails.tryIt')}</SendButton>
      </FormFrame>
    </>
  );
}
