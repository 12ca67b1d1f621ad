import type { ReactNode } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';
import { notices } from '../toasts/toasts.ts';
import { SentDoubts } from './doubt.tsx';
import { fieldId } from './field-id.ts';
import { PasswordField } from './form-fields.tsx';
import type { SentForm } from './use-sent-form.ts';

type FormFrameProps = {
  form: SentForm;
  /** Where it is sent; the page's own address without one. */
  action?: string;
  /** Not its only field's own words: they would be said twice. */
  label?: string;
  className?: string;
  /** Of a form with a file. */
  encType?: 'multipart/form-data';
  /** `offer` where what the platform answered is to be looked at and nothing went wrong. */
  refusalTone?: 'danger' | 'offer';
  /** Words of the fields, for the list of problems. */
  labels?: Readonly<Record<string, string>>;
  /** How an account without a password proves its owner; everybody else says the password. */
  otherProof?: ReactNode;
  children: ReactNode;
};

/** The form itself: what the platform answered, the list of what is wrong, and the fields. Sent as `form=name`. */
export function FormFrame({
  form,
  action,
  label,
  className,
  encType,
  refusalTone = 'danger',
  labels = {},
  otherProof,
  children,
}: FormFrameProps) {
  return (
    <form.Form
      ref={form.ref}
      method="post"
      action={action}
      encType={encType}
      noValidate
      aria-label={label}
      className={className ?? 'stack'}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      onBlur={form.onBlur}
    >
      <input type="hidden" name="form" value={form.name} />
      {form.asked ? <input type="hidden" name="asked" value={form.asked} /> : null}
      <FormDone done={form.done} role="status" />
      {form.refusal ? (
        <div tabIndex={-1} data-problems="">
          <Note tone={refusalTone} role="alert">
            {form.refusal}
          </Note>
        </div>
      ) : null}
      <Problems form={form} labels={labels} />
      <SentDoubts form={form} labels={labels} />
      {form.asksProof ? (otherProof ?? <Proof form={form} />) : null}
      {children}
      <FormDone done={form.sent} />
    </form.Form>
  );
}

/** What is about to change says who controls an account: the password is asked for, once in ten minutes. */
function Proof({ form }: { form: SentForm }) {
  const { t } = useText();
  return (
    <div className="stack" data-proof="">
      <Note tone="offer" title={t('proof.title')} role="status">
        <p>{t('proof.lead')}</p>
      </Note>
      <PasswordField
        form={form}
        name="currentPassword"
        label={t('proof.password')}
        autoComplete="current-password"
      />
    </div>
  );
}

/**
 * That it worked. Without scripts there are no toasts: what they would say stands above the fields. With them it stays
 * after the button of a form that is empty again, which otherwise looks as if nothing had been sent; the toast reads it out.
 */
function FormDone({ done, role }: Pick<SentForm, 'done'> & { role?: 'status' }) {
  const { t } = useText();
  return done?.map((name) => {
    const { key, tone } = notices[name];
    return (
      <Note key={name} tone={tone} role={role}>
        {t(key)}
      </Note>
    );
  });
}

/** Links to the wrong fields when there are several, those with the same words together; a single one takes the focus itself. */
function Problems({ form, labels }: { form: SentForm; labels: Readonly<Record<string, string>> }) {
  const { t } = useText();
  const names = Object.keys(form.faults).filter((name) => name in labels);
  if (names.length < 2) return null;
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const { words, key = 'validation.required', values } = form.faults[name] ?? {};
    const said = words ?? t(key, values);
    groups.set(said, [...(groups.get(said) ?? []), name]);
  }
  return (
    <div className="error-summary" role="alert" tabIndex={-1} data-problems="">
      <p className="error-summary__title">
        <Icon name="error" /> {t('form.problems', { count: names.length })}
      </p>
      <ul>
        {[...groups].map(([words, [first = '', ...others]]) => (
          <li key={words}>
            {others.length === 0 ? (
              <a href={`#${fieldId(form, first)}`}>
                {labels[first]}: {words}
              </a>
            ) : (
              <>
                <span className="error-summary__words">{words}:</span>
                {[first, ...others].map((name) => (
                  <a key={name} href={`#${fieldId(form, name)}`}>
                    {labels[name]}
                  </a>
                ))}
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
