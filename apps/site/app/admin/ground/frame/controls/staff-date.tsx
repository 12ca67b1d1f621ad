import { type ComponentProps, type ComponentType, useEffect, useState } from 'react';
import { classNames } from '#site/ui/class-names.ts';
import type { DateControlProps } from '#site/ui/controls/own-controls.ts';
import { DateInput } from '#site/ui/controls/text-input.tsx';
import { useStaffText } from '../staff-text.tsx';
import { isBrowsersLanguage } from './written-date.ts';

/** Kept once it is there: fields that are shown later have it at once. */
let loaded: ComponentType<DateControlProps> | undefined;

/**
 * A day, or a day and an hour, in the language of the person who reads: where the browser speaks it, its own field, with the calendar of
 * the phone or computer; else one that is typed in and has a calendar of the office. Until that is there, without scripts or
 * without a line, the browser's own stays.
 */
export function StaffDate({ type: given, ...props }: ComponentProps<'input'>) {
  const type: DateControlProps['type'] = given === 'datetime-local' ? 'datetime-local' : 'date';
  const { locale } = useStaffText();
  const [Typed, setTyped] = useState(() => loaded);
  useEffect(() => {
    if (isBrowsersLanguage(locale)) return setTyped(undefined);
    import('./typed-date.tsx')
      .then(({ TypedDate }) => {
        loaded = TypedDate;
        setTyped(() => TypedDate);
      })
      .catch((error: unknown) => console.warn('The calendar of the office did not come.', error));
  }, [locale]);
  if (Typed) return <Typed {...props} type={type} />;
  const { className, ...rest } = props;
  if (type === 'date') return <DateInput {...rest} className={className} />;
  return <input {...rest} type={type} className={classNames('input', className)} />;
}
