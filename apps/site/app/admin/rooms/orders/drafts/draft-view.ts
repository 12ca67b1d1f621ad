import type { Draft } from '@izlog/contract/ecommerce/drafts/draft';
import type { findDraftBuyers, findDraftProducts } from '@izlog/contract/ecommerce/drafts/draft-staff';
import type { orderAddressNames } from '@izlog/contract/ecommerce/orders/order-address-names';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';

/** Everything the screen of a draft shows. */
export interface DraftView {
  draft: Draft;
  /** What was asked for, and what was found. */
  products: { search: string; records: EndpointAnswer<typeof findDraftProducts>['records'] } | null;
  buyers: { search: string; records: EndpointAnswer<typeof findDraftBuyers>['records'] } | null;
  countries: readonly { iso: string; name: string }[];
  languages: readonly { code: string; name: string }[];
  /** Whether the reader may agree on prices. */
  mayPrice: boolean;
}

/** Name of a field of a line, as the platform names it too. */
export const lineField = (index: number, name: LineField): string => `lines.${index}.${name}`;
type LineField = 'itemId' | 'productId' | 'quantity' | 'agreedPrice' | 'reason';

/** Name of the field that says which gift of a promotion goes along. */
export const giftField = (promotionId: number): string => `gift-${promotionId}`;

/** A part of an address, as the form calls it. */
export type AddressName = (typeof orderAddressNames)[number];

/** What the groups of the form are given. */
export interface DraftPart {
  form: SentForm;
  view: DraftView;
}
