import type { ReactNode } from 'react';

export type ToastTone = 'success' | 'danger' | 'info' | 'offer';

export type Toast = {
  id: number;
  text: string;
  tone: ToastTone;
  /** Milliseconds. */
  life: number;
  /** A way on, for example a link to the cart. */
  action?: ReactNode;
};
