import { useEffect, useId, useRef, useState } from 'react';
import { classNames } from '#site/ui/class-names.ts';
import { FieldError } from '#site/ui/controls/field.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import type { DateControlProps } from '#site/ui/controls/own-controls.ts';
import { shopDayOf } from '../shop-day.ts';
import { useStaffText } from '../staff-text.tsx';
import { MonthGrid } from './month-grid.tsx';
import { type DateKind, readDate, writtenDate } from './written-date.ts';
import './dates.css';

/**
 * A field in which a day is typed as the office writes it, or chosen from its calendar. The browser's own field stands behind it
 * unseen and holds the value: forms, and who listens to changes, have what they always have. What is no whole day does not count,
 * is named below, and holds its form back.
 */
export function TypedDate({
  id,
  className,
  type,
  name,
  value,
  defaultValue,
  onChange,
  ...field
}: DateControlProps) {
  const text = useStaffText();
  const { t, locale } = text;
  const [own, typing] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const [typed, setTyped] = useState(() => writtenDate(wordsOf(value ?? defaultValue), type, text));
  const [isWrong, setWrong] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const errorId = useId();
  const show = () => {
    setTyped(writtenDate(own.current?.value ?? '', type, text));
    setWrong(false);
  };
  useFollowing(own, show, value);
  useHeldBack(own, () => {
    const isWhole = isRead(typing.current?.value ?? '', type, locale);
    if (isWhole) return false;
    setWrong(true);
    typing.current?.focus();
    return true;
  });
  const take = (words: string) => {
    setTyped(words);
    setWrong(false);
    const read = words.trim() === '' ? '' : readDate(words, type, locale);
    if (read !== undefined) put(own.current, read);
  };
  const choose = (day: string) => {
    const now = own.current?.value ?? '';
    put(own.current, type === 'date' ? day : `${day}T${now.slice(11) || '00:00'}`);
    show();
    setOpen(false);
    typing.current?.focus();
  };
  const example = writtenDate('2026-12-31T08:30', type, text);
  const describedBy = [field['aria-describedby'], isWrong && errorId].filter(Boolean).join(' ');
  return (
    <span className="dates">
      <span className="dates__field">
        <input
          {...field}
          ref={typing}
          id={id}
          type="text"
          autoComplete="off"
          className={classNames('input', className)}
          placeholder={t('date.example', { example })}
          aria-describedby={describedBy || undefined}
          aria-invalid={isWrong || field['aria-invalid']}
          value={typed}
          onChange={({ target }) => take(target.value)}
          onBlur={(event) => {
            if (isRead(typed, type, locale)) show();
            else setWrong(true);
            field.onBlur?.(event);
          }}
        />
        <IconButton
          icon="calendar"
          label={t('date.open')}
          aria-expanded={isOpen}
          disabled={field.disabled}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      <input
        ref={own}
        type={type}
        name={name}
        disabled={field.disabled}
        className="vh"
        tabIndex={-1}
        aria-hidden="true"
        {...(value === undefined ? { defaultValue, onChange } : { value, onChange: onChange ?? ignore })}
      />
      {isWrong ? <FieldError id={errorId}>{t('date.wrong', { example })}</FieldError> : null}
      {isOpen ? (
        <div
          ref={shiftIntoView}
          className="dates__calendar"
          role="dialog"
          aria-label={t('date.calendar')}
          onKeyDown={(event) => {
            if (event.key !== 'Escape') return;
            event.preventDefault();
            event.stopPropagation();
            setOpen(false);
            typing.current?.focus();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          <MonthGrid
            day={own.current?.value.slice(0, 10) || undefined}
            today={shopDayOf(Date.now())}
            onChoose={choose}
          />
        </div>
      ) : null}
    </span>
  );
}

const ignore = () => undefined;

/** A calendar of a field at the right edge begins further left. */
function shiftIntoView(calendar: HTMLElement | null): void {
  const over = (calendar?.getBoundingClientRect().right ?? 0) - (document.documentElement.clientWidth - 8);
  if (over > 0) calendar?.style.setProperty('translate', `${Math.round(-over)}px`);
}

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Whether nothing is left that was not understood. */
const isRead = (words: string, type: DateKind, locale: string): boolean =>
  words.trim() === '' || readDate(words, type, locale) !== undefined;

/** Puts a value into the field behind as if somebody had chosen it there: listeners are notified. */
function put(own: HTMLInputElement | null, value: string): void {
  if (!own || own.value === value) return;
  // React keeps a value of its own beside the element's, by which it would take this for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(own, value);
  for (const name of ['input', 'change']) own.dispatchEvent(new Event(name, { bubbles: true }));
}

/** Shows what the field behind holds when that is another by somebody else's doing: the form was reset, its record read again. */
function useFollowing(
  own: { current: HTMLInputElement | null },
  show: () => void,
  value: DateControlProps['value'],
): void {
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  const known = useRef(value);
  useEffect(() => {
    const isTyping = own.current?.parentElement?.contains(document.activeElement);
    if (known.current !== value && !isTyping) latest.current();
    known.current = value;
  }, [own, value]);
  useEffect(() => {
    const form = own.current?.form;
    // A form is reset after its event.
    const reset = () => setTimeout(() => latest.current());
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  }, [own]);
}

/** Keeps the form from being sent while `isHeld` says so. */
function useHeldBack(own: { current: HTMLInputElement | null }, isHeld: () => boolean): void {
  const latest = useRef(isHeld);
  useEffect(() => {
    latest.current = isHeld;
  });
  useEffect(() => {
    const form = own.current?.form;
    const hold = (event: SubmitEvent) => {
      if (!latest.current()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    form?.addEventListener('submit', hold, { capture: true });
    return () => form?.removeEventListener('submit', hold, { capture: true });
  }, [own]);
}
