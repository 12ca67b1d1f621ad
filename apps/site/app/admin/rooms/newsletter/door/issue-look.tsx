import type { issueResource, subscriberResource } from '@izlog/contract/marketing/newsletter-resource';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { LookOf } from '#site/admin/record/list-view.ts';
import {
  issueStateKeys,
  issueTones,
  subscriberStateKeys,
  subscriberTones,
} from '#site/admin/rooms/newsletter/door/issue-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';

/** How issues of the newsletter are named and rendered. */
export const issueLook = {
  record: 'issue',
  route: 'adminIssues',
  Tabs: () => <Parts of="adminIssues" />,
  search: 'issue.subject',
  fields: { segmentName: 'coupons.segment', state: 'coupons.state' },
  choices: { state: issueStateKeys },
  tones: { state: issueTones },
  every: { state: 'coupons.everyState' },
  views: issueStateKeys,
  form: 'adminIssue',
} satisfies LookOf<typeof issueResource>;

/** How its subscribers are. */
export const subscriberLook = {
  record: 'subscriber',
  route: 'adminSubscribers',
  Tabs: () => <Parts of="adminSubscribers" />,
  words: { nothingFoundLead: 'subscribers.nothingFoundLead' },
  fields: { email: 'customers.email', language: 'segments.language', state: 'coupons.state' },
  choices: { state: subscriberStateKeys },
  tones: { state: subscriberTones },
  every: { state: 'coupons.everyState' },
  views: subscriberStateKeys,
} satisfies LookOf<typeof subscriberResource>;

function Parts({ of }: { of: 'adminIssues' | 'adminSubscribers' }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (['adminIssues', 'adminSubscribers'] as const).map((route) => ({
    href: address(route),
    name: t(route === 'adminIssues' ? 'issue.list.title' : 'subscriber.list.title'),
    current: route === of,
  }));
  return <Tabs label={t('issue.list.title')} tabs={tabs} />;
}
