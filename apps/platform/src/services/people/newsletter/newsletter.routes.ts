import { newsletterConfirm } from '@izlog/contract/marketing/newsletter-confirm';
import { newsletterFilter } from '@izlog/contract/marketing/newsletter-filter';
import { newsletterSubscribe } from '@izlog/contract/marketing/newsletter-subscribe';
import {
  newsletterUnsubscribe,
  newsletterUnsubscribePage,
} from '@izlog/contract/marketing/newsletter-unsubscribe';
import { paginate } from '@izlog/contract/pagination';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { defineRemindCartsJob } from './cart-reminders.ts';
import { confirmNewsletter, unsubscribeNewsletter, unsubscribePage } from './confirm-newsletter.ts';
import { issueRoutes } from './issues.ts';
import { listSubscribers } from './newsletter.queries.ts';
import { newsletterPart } from './newsletter-part.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** The newsletter. */
export function marketingRoutes(kernel: Kernel): Route[] {
  defineRemindCartsJob(kernel);
  kernel.personalData.add(newsletterPart);
  return [
    route(newsletterSubscribe, async (ctx, input) => {
      await subscribeNewsletter(kernel, ctx, input);
      return {};
    }),
    route(newsletterConfirm, (ctx, { token }) => confirmNewsletter(kernel, ctx, token)),
    route(newsletterUnsubscribe, async ({ now }, { token }) => {
      await unsubscribeNewsletter(kernel, token, now);
      return {};
    }),
    rawRoute(newsletterUnsubscribePage, async ({ now }, { token }, _request, reply) =>
      reply.redirect(await unsubscribePage(kernel, token, now), 303),
    ),
    route(newsletterFilter, async (ctx, input) => {
      const { rows, total } = await listSubscribers(ctx, input);
      return {
        records: rows.map(({ id, email, language, state, createdAt, confirmedAt }) => ({
          id,
          email,
          language,
          state,
          created_at: createdAt.toISOString(),
          confirmed_at: confirmedAt?.toISOString() ?? null,
        })),
        pagination: paginate(input.page, input.limit, total),
      };
    }),
    ...issueRoutes(kernel),
  ];
}
