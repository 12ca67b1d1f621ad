import type { PersonalDataPart } from '../../../kernel/personal-data.ts';
import { deleteSubscriber, findSubscriberData } from './newsletter.queries.ts';

/** The subscription to the newsletter. */
export const newsletterPart: PersonalDataPart = {
  name: 'newsletter',
  collect: async (ctx, { email }) => (email ? findSubscriberData(ctx, email) : []),
  async erase(ctx, { email }) {
    if (email) await deleteSubscriber(ctx, email);
  },
};
