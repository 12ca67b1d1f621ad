import type { PersonalDataPart } from '#platform/kernel/personal-data.ts';
import { deleteCartReminders, deleteSubscriber, findSubscriberData } from './newsletter.queries.ts';

/** The subscription to the newsletter, and of which carts it reminded. */
export const newsletterPart: PersonalDataPart = {
  name: 'newsletter',
  collect: async (ctx, { email }) => (email ? findSubscriberData(ctx, email) : []),
  async erase(ctx, { email, userIds }) {
    if (email) await deleteSubscriber(ctx, email);
    await deleteCartReminders(ctx, userIds);
  },
};
