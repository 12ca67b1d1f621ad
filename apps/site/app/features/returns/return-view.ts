import type { ReturnReason } from '@izlog/contract/ecommerce/returns/return-states';
import type { Returnable, WebReturn } from '@izlog/contract/ecommerce/returns/return-web';
import type { MessageKey } from '#site/i18n/messages.ts';

/** What says whose order it is: its number, with the e-mail it was placed with or the key of its link; alone for its owner. */
export interface WhichOrder {
  orderSlug: string;
  email?: string;
  key?: string;
}

/** Why a picture was not taken. */
export type PictureFault = 'kind' | 'large' | 'many' | 'broken' | 'failed';

/** The page of returns: which order, what comes back, how it stands. */
export type ReturnView =
  | { step: 'find'; orderSlug: string; isEnded: boolean }
  | { step: 'what'; which: WhichOrder; order: Returnable; attempt: string; now: number }
  | { step: 'follow'; key: string; one: WebReturn; isNew: boolean; faults: PictureFault[] };

/** Reasons in the order they are asked for. */
export const reasonKeys = {
  withdrawal: 'returns.reason.withdrawal',
  defect: 'returns.reason.defect',
  exchange: 'returns.reason.exchange',
} as const satisfies Record<ReturnReason, MessageKey>;
