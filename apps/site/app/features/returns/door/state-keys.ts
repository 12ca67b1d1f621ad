import type { ReturnState } from '@izlog/contract/ecommerce/returns/return-states';
import type { MessageKey } from '#site/i18n/messages.ts';

/** States of a return in words. */
export const stateKeys = {
  requested: 'returns.state.requested',
  approved: 'returns.state.approved',
  sent: 'returns.state.sent',
  received: 'returns.state.received',
  checked: 'returns.state.checked',
  settled: 'returns.state.settled',
  refused: 'returns.state.refused',
  cancelled: 'returns.state.cancelled',
  expired: 'returns.state.expired',
} as const satisfies Record<ReturnState, MessageKey>;

/** Their tones. */
export const stateTones = {
  requested: 'info',
  approved: 'info',
  sent: 'info',
  received: 'info',
  checked: 'info',
  settled: 'success',
  refused: 'danger',
  cancelled: 'info',
  expired: 'info',
} as const satisfies Record<ReturnState, 'info' | 'success' | 'danger'>;
