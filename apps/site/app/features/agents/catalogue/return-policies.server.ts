import { catalogueOf } from '#site/i18n/catalogue.server.ts';
import { textOf } from '#site/i18n/messages.ts';
import { pathTo } from '#site/i18n/path-to.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import type { CatalogueProduct } from './find-products.server.ts';

/** Whether each thing of an answer can be given back, in the words of its page; `place` says where it stands in the answer. */
export function returnPolicies(
  { origin, language }: Pick<SiteContext, 'origin' | 'language'>,
  products: ReadonlyArray<Pick<CatalogueProduct, 'returnable' | 'purchase'> & { place: string }>,
) {
  const { messages, locale } = catalogueOf(language.code2);
  const policies = [true, false].flatMap((isReturnable) => {
    const places = products
      .filter(({ returnable, purchase }) => returnable === isReturnable && purchase === 'cart')
      .map(({ place }) => place);
    if (places.length === 0) return [];
    const [title, note] = isReturnable
      ? (['product.returnable', 'product.returnableNote'] as const)
      : (['product.notReturnable', 'product.notReturnableNote'] as const);
    const words = `${textOf(messages, locale, title)}. ${textOf(messages, locale, note)}.`;
    return [
      {
        type: 'dev.ucp.shopping.policy.return',
        description: { plain: words },
        applies_to: places,
        ...(isReturnable && { url: origin + pathTo('withdrawal', {}, language) }),
      },
    ];
  });
  return policies.length > 0 ? { policies } : {};
}
