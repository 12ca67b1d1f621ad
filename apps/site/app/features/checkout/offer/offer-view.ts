import type { Offer } from '@izlog/contract/ecommerce/drafts/offer';
import type { FormConsent } from '#site/features/consent/door/form-consent.ts';
import type { PayView } from '../checkout-view.ts';
import type { MiniItem } from '../mini-items.tsx';

/** What the page of an offer shows. */
export interface OfferView {
  offer: Pick<
    Offer,
    | 'state'
    | 'number'
    | 'message'
    | 'validUntil'
    | 'currency'
    | 'prices'
    | 'notFiscalised'
    | 'deliveryName'
    | 'address'
    | 'payment'
    | 'paymentMethodId'
    | 'orderSlug'
    | 'orderKey'
  >;
  items: MiniItem[];
  /** Undefined when they could not be loaded (GDPR-009). */
  consents: readonly FormConsent[] | undefined;
  attempt: string;
  /** The last payment came to nothing. */
  isFailed: boolean;
  /** The way to the payment provider, after the order was placed. */
  pay?: PayView;
}
