import type { Form, FormField } from '@izlog/contract/cms/forms/form';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import { useText } from '#site/i18n/use-text.tsx';
import { CaptchaField } from '#site/kit/captcha/captcha-field.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import { SelectField, SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { FormFrame } from '#site/kit/forms/form-frame.tsx';
import { TextAreaField } from '#site/kit/forms/text-area-field.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { contentFormRules, isShownField } from '../content-form-rules.ts';
import { VisitorFormConsents } from '../visitor-form-consents.tsx';
import { useFormPath } from './send-path.ts';

type ContentFormProps = {
  content: Form;
  /** Null when they could not be loaded; empty when the form asks for none. */
  consents: readonly FormConsent[] | null;
};

/** A form that staff made, with its fields in the language of the page (CMS-047). */
export function ContentForm({ content, consents }: ContentFormProps) {
  const { t } = useText();
  const form = useSentForm({
    name: `form-${content.id}`,
    rules: contentFormRules(content.fields),
    isEmptiedWhenDone: true,
  });
  const fields = content.fields.filter(isShownField);
  const labels = Object.fromEntries(fields.map(({ name, label }) => [name, label]));
  return (
    <FormFrame form={form} action={useFormPath(content.id)} label={content.title} labels={labels}>
      <div className="form-grid">
        {fields.map((field) => (
          <ContentField key={field.name} form={form} field={field} />
        ))}
      </div>
      <VisitorFormConsents form={form} consents={consents} />
      {content.requireRecaptcha ? <CaptchaField form={form} /> : null}
      <SendButton form={form} tone="primary">
        {content.submit || t('contact.send')}
      </SendButton>
    </FormFrame>
  );
}

const inputTypes = { text: 'text', email: 'email', phone: 'tel', number: 'text', date: 'date' } as const;

function ContentField({ form, field }: { form: SentForm; field: FormField }) {
  const { name, label, hint, kind, required, options = [] } = field;
  if (kind === 'textarea') {
    return (
      <TextAreaField
        form={form}
        name={name}
        label={label}
        hint={hint}
        maxLength={5000}
        isRequired={required}
      />
    );
  }
  if (kind === 'checkbox') {
    return (
      <Checkbox
        id={fieldId(form, name)}
        name={name}
        value="true"
        label={label}
        required={required}
        defaultChecked={form.typed[name] === 'true'}
      />
    );
  }
  if (kind === 'select') {
    return (
      <SelectField form={form} name={name} label={label} hint={hint} isOptional={!required}>
        <option value="" />
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={hint}
      isOptional={!required}
      type={kind === 'file' ? 'text' : inputTypes[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete={kind === 'email' ? 'email' : kind === 'phone' ? 'tel' : undefined}
      maxLength={field.maxLength ?? 5000}
    />
  );
}
