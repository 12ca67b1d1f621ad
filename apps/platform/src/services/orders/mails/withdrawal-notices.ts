import { fillText } from '@izlog/contract/texts/fill-text';
import { platformTexts } from '@izlog/contract/texts/platform-texts';
import { ownLanguageOf } from '@izlog/contract/texts/reader-language';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { pageAddress } from '#platform/services/messaging/index.ts';
import { documentWords, instantText } from '../documents/document-words.ts';
import type { OrderPapers } from '../papers/order-papers.ts';
import { orderKey } from '../placing/order-key.ts';
import { exceptionOf } from '../withdrawal/withdrawable-order.ts';

/** A name may end in a full stop, as years do in Croatian; the sentence around it has its own. */
const withoutFullStop = (names: string) => names.replace(/\.$/, '');

/**
 * What the law wants in the confirmation of an order: the link to the withdrawal where a line has the right, that to returns
 * where there are goods, and, of
 * digital content, that the buyer agreed to lose it (Directive 2011/83/EU, Articles 11a and 8 (7) b).
 */
export function withdrawalNotices(
  kernel: Kernel,
  ctx: Pick<Ctx, 'site'>,
  { order, items, base }: OrderPapers,
) {
  const said = platformTexts[ownLanguageOf(order.language)].law.withdrawal;
  const hasRight = items.some((item) => exceptionOf(order, item) === null);
  const lost = items.filter((item) => exceptionOf(order, item) === 'digital').map(({ name }) => name);
  const page = `/raskid-ugovora?orderSlug=${order.slug}&orderKey=${orderKey(kernel, order)}` as const;
  const url = pageAddress(base, ctx, page, order.language);
  const returns = `/povrat?orderSlug=${order.slug}&orderKey=${orderKey(kernel, order)}` as const;
  const toReturns = pageAddress(base, ctx, returns, order.language);
  const { label, link } = platformTexts[ownLanguageOf(order.language)].law.returns;
  const hasGoods = items.some(({ withdrawalClass }) => ['goods', 'personalised'].includes(withdrawalClass));
  const at = order.digitalConsentAt;
  return {
    facts: [
      ...(hasRight ? [{ label: said.label, value: said.link, url }] : []),
      ...(hasGoods ? [{ label, value: link, url: toReturns }] : []),
    ],
    notes: [
      ...(hasRight ? [said.period] : []),
      ...(at && lost.length > 0
        ? [
            fillText(said.digital, {
              at: instantText(at, documentWords(order.language)),
              names: withoutFullStop(lost.join(', ')),
            }),
          ]
        : []),
    ],
  };
}
