import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { newsletterFilter, subscriberStates } from './newsletter-filter.ts';
import { deleteIssue, filterIssues, getIssue, issueStates } from './newsletter-issue.ts';

/** Issues of the newsletter as the back office lists them. */
export const issueResource = resourceOver(
  { filter: filterIssues, get: getIssue, delete: deleteIssue },
  {
    name: 'issue',
    search: { asks: 'keywords', max: 100 },
    fields: {
      subject: kinds.text(200, { isRequired: true, list: 'name' }),
      segmentName: kinds.text(150, { list: true }),
      startedAt: kinds.instant({ list: true }),
      sent: kinds.count({ of: 'recipients', list: true }),
      failed: kinds.count({ list: true }),
      left: kinds.count({ list: true }),
      state: kinds.state(issueStates, { list: true, filter: true }),
    },
    views: [
      { key: 'draft', filter: { state: 'draft' } },
      { key: 'sent', filter: { state: 'sent' } },
    ],
  },
);

/** Who asked for the newsletter. */
export const subscriberResource = resourceOver(
  { filter: newsletterFilter },
  {
    name: 'subscriber',
    fields: {
      email: kinds.text(320, { list: 'name' }),
      language: kinds.text(3, { list: true }),
      created_at: kinds.instant({ list: true }),
      confirmed_at: kinds.instant({ list: true }),
      state: kinds.state(subscriberStates, { list: true, filter: true }),
    },
    views: [
      { key: 'subscribed', filter: { state: 'subscribed' } },
      { key: 'pending', filter: { state: 'pending' } },
      { key: 'unsubscribed', filter: { state: 'unsubscribed' } },
    ],
  },
);
