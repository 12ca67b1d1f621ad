import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from '../controls/icon-button.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import type { Toast, ToastTone } from './toast.ts';

type ToastRegionProps = { toasts: Toast[]; dismiss: (id: number) => void; label: string; closeLabel: string };

/** Where notices appear: above everything and read out politely. While a dialog is open they stand inside it, because
 * everything outside a modal dialog can neither be pressed nor heard. */
export function ToastRegion({ toasts, dismiss, label, closeLabel }: ToastRegionProps) {
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  const dialog = useOpenDialog(newest);
  // A notice that ends under the pointer never tells that the pointer left.
  if (held && toasts.length === 0) setHeld(false);

  // Shown again for each notice and in each place, so that it lies above a dialog that was opened meanwhile.
  const layer = useCallback(
    (region: HTMLElement | null) => {
      if (newest === undefined || !region?.isConnected) return;
      region.showPopover();
      return () => region.hidePopover();
    },
    [newest],
  );

  const region = (
    <section
      ref={layer}
      className="toasts"
      popover="manual"
      aria-label={label}
      aria-live="polite"
      // Anyone who points at a notice or reaches it by keyboard is reading: its time starts again when they leave.
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          held={held}
          onEnd={() => dismiss(toast.id)}
          closeLabel={closeLabel}
        />
      ))}
    </section>
  );
  return dialog ? createPortal(region, dialog) : region;
}

/** The dialog that is open when a notice comes, until it closes or goes without closing. */
function useOpenDialog(newest: number | undefined): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);

  useEffect(() => {
    if (newest !== undefined) setDialog([...document.querySelectorAll('dialog[open]')].at(-1) ?? null);
  }, [newest]);

  useEffect(() => {
    const leave = () => setDialog(null);
    dialog?.addEventListener('close', leave);
    return () => dialog?.removeEventListener('close', leave);
  }, [dialog]);

  return dialog?.isConnected ? dialog : null;
}

const signs: Record<ToastTone, IconName> = { success: 'ok', danger: 'error', info: 'info', offer: 'warn' };

type ToastItemProps = { toast: Toast; held: boolean; onEnd: () => void; closeLabel: string };

function ToastItem({ toast, held, onEnd, closeLabel }: ToastItemProps) {
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => end(), toast.life);
    return () => clearTimeout(timer);
  }, [held, toast.life]);

  return (
    <div className={`toast tone-${toast.tone}`}>
      <Icon name={signs[toast.tone]} />
      <span>
        {toast.text} {toast.action}
      </span>
      <IconButton icon="close" label={closeLabel} onClick={onEnd} />
    </div>
  );
}
