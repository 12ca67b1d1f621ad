import { randomUUID } from 'node:crypto';
import { agentCartWords } from '@izlog/contract/agents/agent-cart-words';
import { outcomeOf } from '@izlog/contract/client';
import { openAgentCart } from '@izlog/contract/ecommerce/cart/agent-cart';
import { refusals } from '@izlog/contract/refusals';
import { fillText } from '@izlog/contract/texts/fill-text';
import { readCart } from '#site/features/cart/door/read-cart.server.ts';
import { langMark } from '#site/i18n/lang-mark.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { silentPictureView } from '#site/ui/pictures/picture-of.ts';
import type { AgentCartView } from './agent-cart-view.ts';

/** The cart behind a link of an assistant, beside what is in the visitor's own; undefined once it is over. */
export async function loadAgentCart(
  context: SiteContext,
  link: string,
  request: Request,
): Promise<AgentCartView | undefined> {
  const found = await findAgentCart(context, link);
  if (!found) return undefined;
  const own = await readCart(request, context);
  const words = agentCartWords(context.language.code2);
  return {
    words,
    items: found.items.map(({ itemId, productData, chosen, qty, prices, problem }) => {
      const lang = langMark(productData.language, context.language);
      const [picture] = productData.media;
      const isShort = problem !== null && fillText(words.short, { left: String(problem.left ?? 0) });
      return {
        id: itemId,
        name: productData.name,
        ...(lang && { lang }),
        words: [...chosen.map(({ value }) => value), `${qty} ×`, isShort].filter(Boolean).join(', '),
        row: prices.converted.row,
        picture: picture ? silentPictureView(picture) : null,
      };
    }),
    total: found.prices.orderTotal,
    promotions: found.promotions.filter(({ discount }) => discount > 0),
    hasOwn: (own.cart?.count ?? 0) > 0,
    attempt: randomUUID(),
  };
}

/** What is behind a link; undefined where it opens nothing. */
export async function findAgentCart({ call, site }: SiteContext, link: string) {
  if (!/^[\w-]{43}$/.test(link)) return undefined;
  const currency = site.currency.id > 0 ? { currencyId: site.currency.id } : {};
  const found = await outcomeOf(call(openAgentCart, { ...currency, link }));
  if (!found.errored) return found.data;
  if (found.error.code === refusals.cartNotFound.code) return undefined;
  throw found.error;
}
