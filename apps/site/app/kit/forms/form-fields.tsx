import type { ComponentProps, ReactNode } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { fieldId } from './field-id.ts';
import type { SentForm } from './use-sent-form.ts';

type OfForm = {
  form: SentForm;
  name: string;
  label: string;
  hint?: ReactNode;
  /** One may leave it empty. */
  isOptional?: boolean;
  className?: string;
};

/** One line of text of a form, with its error and what was typed before. */
export function TextField({
  form,
  name,
  label,
  hint,
  isOptional,
  className,
  defaultValue,
  ...input
}: OfForm & Omit<ComponentProps<'input'>, 'form' | 'name' | 'className'>) {
  return (
    <FormField {...{ form, name, label, hint, isOptional, className }}>
      {(control) => (
        <TextInput
          {...input}
          {...control}
          name={name}
          aria-required={isOptional ? undefined : true}
          defaultValue={form.typed[name] ?? defaultValue}
        />
      )}
    </FormField>
  );
}

/** A password of a form: never filled in again, dots until one asks to see it. */
export function PasswordField(props: Omit<OfForm, 'isOptional'> & { autoComplete: string }) {
  const { form, name, label, hint, className, autoComplete } = props;
  return (
    <FormField {...{ form, name, label, hint, className }}>
      {(control) => (
        <TextInput {...control} name={name} type="password" autoComplete={autoComplete} aria-required />
      )}
    </FormField>
  );
}

/** A choice from a list of a form. */
export function SelectField({
  form,
  name,
  label,
  hint,
  isOptional,
  className,
  defaultValue,
  ...select
}: OfForm & Omit<ComponentProps<'select'>, 'form' | 'name' | 'className'>) {
  return (
    <FormField {...{ form, name, label, hint, isOptional, className }}>
      {(control) => (
        <Select
          {...select}
          {...control}
          name={name}
          aria-required={isOptional ? undefined : true}
          defaultValue={form.typed[name] ?? defaultValue}
        />
      )}
    </FormField>
  );
}

function FormField({
  form,
  name,
  isOptional,
  ...field
}: OfForm & { children: ComponentProps<typeof Field>['children'] }) {
  const { t } = useText();
  const fault = form.faults[name];
  return (
    <Field
      {...field}
      id={fieldId(form, name)}
      optional={isOptional ? t('form.optional') : undefined}
      error={fault && (fault.words ?? t(fault.key, fault.values))}
    />
  );
}

/** The button that sends the form. */
export function SendButton({
  form,
  children,
  ...look
}: { form: SentForm; children: ReactNode } & Pick<
  ComponentProps<typeof Button>,
  'tone' | 'size' | 'wide' | 'name' | 'value'
>) {
  return (
    <p>
      <Button {...look} type="submit" busy={form.isBusy}>
        {children}
      </Button>
    </p>
  );
}
