import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import type { Toast, ToastTone } from './toasts.tsx';

type ToastRegionProps = { toasts: Toast[]; dismiss: (id: number) => void; label: string; closeLabel: string };

/** Where notices appear: above everything, also above an open dialog, and read out politely. */
export function ToastRegion({ toasts, dismiss, label, closeLabel }: ToastRegionProps) {
  const ref = useRef<HTMLElement>(null);
  const [held, setHeld] = useState(false);
  const newest = toasts.at(-1)?.id;
  // A notice that ends under the pointer never tells that the pointer left.
  if (held && toasts.length === 0) setHeld(false);

  useEffect(() => {
    const region = ref.current;
    if (newest === undefined) return;
    // Shown anew for each notice, so that it lies above a dialog that was opened meanwhile.
    region?.showPopover();
    return () => region?.hidePopover();
  }, [newest]);

  return (
    <section
      ref={ref}
      className="toasts"
      popover="manual"
      aria-label={label}
      aria-live="polite"
      // Whoever points at a notice or reaches it by keyboard is reading: its time starts again when they leave.
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
