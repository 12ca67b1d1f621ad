import type { scanOutcomes } from '@izlog/contract/ecommerce/returns/return-staff';
import type { ReturnReason, ReturnState } from '@izlog/contract/ecommerce/returns/return-states';
import type { StaffKey } from '#site/i18n/messages.ts';

/** Why something comes back, for staff. */
export const returnReasonKeys = {
  withdrawal: 'staffReturn.reason.withdrawal',
  defect: 'staffReturn.reason.defect',
  exchange: 'staffReturn.reason.exchange',
} as const satisfies Record<ReturnReason, StaffKey>;

/** Colour where somebody has to decide. */
export const staffStateTones = {
  requested: 'offer',
  approved: 'info',
  sent: 'info',
  received: 'offer',
  checked: 'offer',
  settled: 'success',
  refused: 'info',
  cancelled: 'info',
  expired: 'info',
} as const satisfies Record<ReturnState, 'offer' | 'info' | 'success'>;

/** What a scan came to. */
export const scanKeys = {
  opened: 'staffReturn.scan.opened',
  several: 'staffReturn.scan.several',
  counted: 'staffReturn.scan.counted',
  alreadyReceived: 'staffReturn.scan.alreadyReceived',
  aboveAnnounced: 'staffReturn.scan.aboveAnnounced',
  aboveBought: 'staffReturn.scan.aboveBought',
  notAnnounced: 'staffReturn.scan.notAnnounced',
  notOfOrder: 'staffReturn.scan.notOfOrder',
  closed: 'staffReturn.scan.closed',
  unknown: 'staffReturn.scan.unknown',
} as const satisfies Record<(typeof scanOutcomes)[number], StaffKey>;

/** Names of the fields of a line. */
export const lineFields = {
  sound: (id: number) => `sound.${id}`,
  damaged: (id: number) => `damaged.${id}`,
  lost: (id: number) => `lost.${id}`,
  restock: (id: number) => `restock.${id}`,
  deduction: (id: number) => `deduction.${id}`,
};
