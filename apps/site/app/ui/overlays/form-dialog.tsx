import { type ComponentProps, useEffect, useRef } from 'react';
import { Dialog } from './dialog.tsx';

/**
 * A dialog with something to fill in. One begins in its first field, and not on the button that closes it, where the next
 * space would take the dialog away. Thumbs begin without: a keyboard would cover what is to be read.
 */
export function FormDialog({ children, ...rest }: ComponentProps<typeof Dialog>) {
  const body = useRef<HTMLDivElement>(null);
  // The dialog itself was opened before: its own effects run first.
  useEffect(() => focusFirstField(body.current), []);
  return (
    <Dialog {...rest}>
      <div ref={body}>{children}</div>
    </Dialog>
  );
}

const fields = ':is(input:not([type="hidden"], [type="file"]), select, textarea):enabled';

/** Puts the focus into the first field of a form, else on its first button; what comes later calls it once it is there. */
export function focusFirstField(form: HTMLElement | null): void {
  if (matchMedia('(pointer: coarse)').matches) return;
  (form?.querySelector<HTMLElement>(fields) ?? form?.querySelector<HTMLElement>('button:enabled'))?.focus();
}
