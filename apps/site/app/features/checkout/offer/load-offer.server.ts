import { randomUUID } from 'node:crypto';
import { outcomeOf } from '@izlog/contract/client';
import { acceptOffer, getOffer, type Offer } from '@izlog/contract/ecommerce/drafts/offer';
import { langMark } from '#site/i18n/lang-mark.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import { isUnknown } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { silentPictureView } from '#site/ui/pictures/picture-of.ts';
import { consentsOfOrder } from '../payment/checkout-consents.server.ts';
import { payViewOf } from '../payment/pay-view.server.ts';
import type { OfferView } from './offer-view.ts';

/** An offer for the holder of its link; undefined for one that was taken back, and for a wrong link. */
export async function loadOffer(
  context: SiteContext,
  token: string,
  url: URL,
): Promise<OfferView | undefined> {
  const found = await findOffer(context, token);
  if (!found) return undefined;
  const consents = await consentsOfOrder(context, {
    isDigital: found.items.some(({ isDownload }) => isDownload),
    isService: found.items.some(({ isService }) => isService),
  });
  const { items, email: _email, language: _language, ...offer } = found;
  const pay = url.searchParams.get('pay');
  const view = {
    offer,
    items: items.map(({ id, name, language, options, quantity, row, picture }) => {
      const lang = langMark(language, context.language);
      return {
        id,
        name,
        ...(lang && { lang }),
        words: [...options.map(({ value }) => value), `${quantity} ×`].join(', '),
        row,
        picture: picture ? silentPictureView(picture) : null,
      };
    }),
    consents: consents.errored ? undefined : consents.data,
    attempt: randomUUID(),
    isFailed: url.searchParams.has('reason'),
  };
  return pay === null ? view : { ...view, ...(await payOf(context, token, pay)) };
}

/** The offer behind a link; undefined where it opens nothing. */
export async function findOffer(context: SiteContext, token: string): Promise<Offer | undefined> {
  if (!/^[1-9]\d{0,14}-[\w-]{32}$/.test(token)) return undefined;
  const found = await outcomeOf(context.call(getOffer, { token }));
  if (!found.errored) return found.data;
  if (isUnknown(found.error)) return undefined;
  throw found.error;
}

/** The page between shop and provider: asks for what the attempt has made, and makes nothing. */
async function payOf(context: SiteContext, token: string, attempt: string): Promise<Pick<OfferView, 'pay'>> {
  if (attempt.length < 8 || attempt.length > 100) return {};
  const sent = await outcomeOf(
    context.call(acceptOffer, { token, attempt, onlyAgain: true, ...offerPages(context, token) }),
  );
  if (sent.errored) return {};
  const pay = payViewOf(context, sent.data);
  return pay ? { pay } : {};
}

/** Where the provider leads back to: a failed payment to the offer, which can be paid again. */
export const offerPages = ({ visitedOrigin, language }: SiteContext, token: string) => ({
  successURL: visitedOrigin + pathTo('checkoutSuccess', {}, language),
  failureURL: visitedOrigin + pathTo('offer', { token }, language),
});
