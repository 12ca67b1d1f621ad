import type { Ctx } from '../context.ts';
import type { Route } from '../http/route.ts';
import { Refusal } from '../refusal.ts';

/** On a site that sells nothing there is no cart and no checkout: notFound (SET-016). */
export function onlyInShops({ endpoint, answer, take }: Route): Route {
  return {
    endpoint,
    async answer(ctx, request, reply) {
      mustSell(ctx);
      return answer(ctx, request, reply);
    },
    ...(take && {
      async take(ctx, sent) {
        mustSell(ctx);
        return take(ctx, sent);
      },
    }),
  };
}

function mustSell({ site }: Ctx): void {
  if (!site.isEcommerce) throw new Refusal('notFound');
}
