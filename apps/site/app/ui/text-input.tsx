import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

/** One line of text, a number, a date; 44 px high. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input {...rest} type={type} className={classNames('input', className)} />;
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
