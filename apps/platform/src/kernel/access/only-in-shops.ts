import type { Route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';

/** On a site that sells nothing there is no cart and no checkout: notFound (SET-016). */
export function onlyInShops({ endpoint, answer }: Route): Route {
  return {
    endpoint,
    async answer(ctx, request, reply) {
      if (!ctx.site.isEcommerce) throw new Refusal('notFound');
      return answer(ctx, request, reply);
    },
  };
}
