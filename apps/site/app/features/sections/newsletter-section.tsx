import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { SectionFrame } from './section-frame.tsx';

type NewsletterSectionProps = {
  heading: ReactNode;
  labelledBy?: string;
  text?: ReactNode;
  /** A form with NewsletterFields inside. */
  form: ReactNode;
};

/** Why one would subscribe, and the form beside it. */
export function NewsletterSection({ heading, labelledBy, text, form }: NewsletterSectionProps) {
  return (
    <SectionFrame labelledBy={labelledBy}>
      <div className="newsletter">
        <div className="stack">
          {heading}
          {text ? <div className="soft">{text}</div> : null}
        </div>
        {form}
      </div>
    </SectionFrame>
  );
}

type NewsletterFieldsProps = {
  texts: { email: string; example?: string; submit: string };
  /** Consents one must or may give; `name` is the name of the form's field. */
  consents: readonly { name: string; label: ReactNode; required: boolean; error?: string }[];
  error?: ReactNode;
  busy?: boolean;
};

/** E-mail, consents and the button of a newsletter form. */
export function NewsletterFields({ texts, consents, error, busy }: NewsletterFieldsProps) {
  return (
    <>
      <Field label={texts.email} error={error}>
        {(control) => (
          <div className="inline-form">
            <TextInput
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              required
              placeholder={texts.example}
            />
            <Button tone="primary" type="submit" busy={busy}>
              {texts.submit}
            </Button>
          </div>
        )}
      </Field>
      {consents.map((consent) => (
        <Checkbox key={consent.name} {...consent} />
      ))}
    </>
  );
}
