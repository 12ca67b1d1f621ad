import { type ComponentProps, use } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import { OwnControlsContext } from './own-controls.ts';

/** One line of text, a number, a date, a file; 44 px high. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const Own = use(OwnControlsContext)[type];
  if (Own) return <Own {...rest} type={type} className={className} />;
  if (type === 'date') return <DateInput {...rest} className={className} />;
  return <input {...rest} type={type} className={classNames('input', className)} />;
}

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Stands in the empty field in place of the browser's pattern; for fields whose value React keeps. */
  emptyWords?: string;
};

/** A day: what the browser offers to keys, fingers and screen readers, in our clothes. */
export function DateInput({ className, emptyWords, ...rest }: DateInputProps) {
  return (
    <span className="date" data-empty={emptyWords}>
      <input {...rest} type="date" className={classNames('input', className)} />
      <Icon name="calendar" />
    </span>
  );
}

/** Several lines of text, stretched by its corner. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={classNames('input', className)} />;
}

/** The browser's own list of choices, with our arrow. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...rest} className={classNames('input', className)} />
    </span>
  );
}
