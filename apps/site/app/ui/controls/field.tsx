import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';

/** What a control takes from its field, so that label, error and hint are read out with it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  /** The control; it spreads what it is given: `{(control) => <TextInput {...control} name="email" />}`. */
  children: (control: FieldControl) => ReactNode;
  /** Given by the form library when error summaries link to the field; made up otherwise. */
  id?: string;
  error?: ReactNode;
  hint?: ReactNode;
  /** The words "(nije obavezno)" for the rare field one may leave empty. */
  optional?: string;
  className?: string;
};

/** Label above, control, error directly below, hint last. */
export function Field({ label, children, id, error, hint, optional, className }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const errorId = error ? `${fieldId}-error` : null;
  const hintId = hint ? `${fieldId}-hint` : null;
  return (
    <div className={classNames('field', className)}>
      <label htmlFor={fieldId}>
        {label} {optional ? <span className="field__optional">{optional}</span> : null}
      </label>
      {children({
        id: fieldId,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hintId ? (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

/** What is wrong with a field, with a sign, so that it does not hang on colour. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="error" /> <span>{children}</span>
    </p>
  );
}
