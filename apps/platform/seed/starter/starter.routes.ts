import { createLegalPages } from '@izlog/contract/ecommerce/orders/opening';
import { type Route, route } from '#platform/kernel/http/route.ts';

/** What a site is given when it is made is available later, too. The texts are loaded when somebody asks for them. */
export const starterRoutes = (): Route[] => [
  route(createLegalPages, async (ctx) => {
    const { addLegalPages } = await import('./add-legal-pages.ts');
    return addLegalPages(ctx);
  }),
];
