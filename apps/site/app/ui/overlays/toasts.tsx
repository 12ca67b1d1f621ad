import { type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { createVisitorContext } from '../visitor-context.ts';
import type { Toast, ToastTone } from './toast.ts';
import { type ToastLife, toastLife } from './toast-life.ts';
import { ToastRegion } from './toast-region.tsx';

export type { Toast, ToastTone } from './toast.ts';

type ToastOptions = { tone?: ToastTone; life?: ToastLife; action?: ReactNode };

type Toasts = {
  /** Shows a translated text; answers its id. */
  show: (text: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
};

/** A cached fragment is rendered for many: its handlers show toasts, in browsers, it cannot. */
const noToasts = (): never => {
  throw new Error('A cached fragment shows no toast while it renders.');
};

const ToastContext = createVisitorContext<Toasts | null>(null, {
  inFragment: { show: noToasts, dismiss: noToasts },
});

type ToastProviderProps = { children: ReactNode; regionLabel: string; closeLabel: string };

/** Holds the notices of a page and shows them in one region at its end. */
export function ToastProvider({ children, regionLabel, closeLabel }: ToastProviderProps) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const lastId = useRef(0);

  const dismiss = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const show = useCallback((text: string, { tone = 'info', life, action }: ToastOptions = {}) => {
    lastId.current += 1;
    const toast: Toast = { id: lastId.current, text, tone, life: toastLife(text, life), action };
    // The same words twice are one notice that lives again.
    setToasts((shown) => [...shown.filter((other) => other.text !== text), toast]);
    return toast.id;
  }, []);
  const value = useMemo(() => ({ show, dismiss }), [show, dismiss]);

  return (
    <ToastContext value={value}>
      {children}
      <ToastRegion toasts={toasts} dismiss={dismiss} label={regionLabel} closeLabel={closeLabel} />
    </ToastContext>
  );
}

/** Shows and removes notices; needs a ToastProvider above. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('useToasts needs a ToastProvider above it.');
  return toasts;
}
