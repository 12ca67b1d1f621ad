import type { CorrectionReason, MovementKind } from '@izlog/contract/product/stock-desk/movement-kinds';
import type { StockState } from '@izlog/contract/product/stock-desk/stock-levels';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

export const stateWords: Readonly<Record<StockState, StaffKey>> = {
  out: 'stock.out',
  backorder: 'stock.backorder',
  low: 'stock.low',
  enough: 'stock.enough',
  untracked: 'stock.untracked',
};

export const stateTones: Readonly<Partial<Record<StockState, ToastTone>>> = {
  out: 'danger',
  backorder: 'offer',
  low: 'offer',
};

export const kindWords: Readonly<Record<MovementKind, StaffKey>> = {
  sale: 'stock.sale',
  return: 'stock.return',
  receipt: 'stock.receipt',
  correction: 'stock.correction',
  count: 'stock.counted',
  import: 'stock.import',
};

export const kindTones: Readonly<Partial<Record<MovementKind, ToastTone>>> = {
  sale: 'info',
  return: 'success',
  receipt: 'success',
  correction: 'offer',
};

export const reasonWords: Readonly<Record<CorrectionReason, StaffKey>> = {
  received: 'stock.received',
  damaged: 'stock.damaged',
  lost: 'stock.lost',
  found: 'stock.found',
  ownUse: 'stock.ownUse',
  mistake: 'stock.mistake',
  other: 'stock.otherReason',
};

/** Pieces that came or went, with their sign: +2, −1. */
export const signed = (pieces: number, number: (value: number) => string): string =>
  pieces > 0 ? `+${number(pieces)}` : number(pieces).replace('-', '−');
