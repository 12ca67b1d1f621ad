import type { NewsletterIssue } from '@izlog/contract/marketing/newsletter-issue';
import type { issueResource, subscriberResource } from '@izlog/contract/marketing/newsletter-resource';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { issueStateKeys, issueTones, subscriberStateKeys, subscriberTones } from './door/issue-words.ts';

const look = {
  route: 'adminIssues',
  words: {
    filter: 'issues.filter',
    count: 'issues.count',
    nothing: 'issues.nothing',
    nothingLead: 'issues.nothingLead',
    nothingFoundLead: 'issues.nothingFoundLead',
  },
  search: 'issues.subject',
  fields: {
    subject: 'issues.subject',
    segmentName: 'coupons.segment',
    startedAt: 'issues.startedAt',
    sent: 'issues.sent',
    failed: 'issues.failed',
    left: 'issues.left',
    state: 'coupons.state',
  },
  choices: { state: issueStateKeys },
  tones: { state: issueTones },
  every: { state: 'coupons.everyState' },
  views: issueStateKeys,
  to: ({ id }) => ({ route: 'adminIssue', params: { id: String(id) } }),
} satisfies LookOf<typeof issueResource>;

/** The issues of the newsletter, the newest first, with what became of them. */
export function IssuesScreen({ title, view }: { title: string; view: ListView<NewsletterIssue> }) {
  const { t } = useStaffText();
  const address = useAddress();
  const action = (
    <ButtonLink tone="primary" to={address('adminIssue', { id: 'novi' })}>
      {t('issues.new')}
    </ButtonLink>
  );
  return (
    <AdminScreen title={title} acts={action}>
      <div className="records-desk">
        <Parts of="adminIssues" />
        <RecordList title={title} view={view} look={look} />
      </div>
    </AdminScreen>
  );
}

const subscriberLook = {
  route: 'adminSubscribers',
  words: {
    filter: 'subscribers.filter',
    count: 'subscribers.count',
    nothing: 'subscribers.nothing',
    nothingLead: 'subscribers.nothingLead',
    nothingFoundLead: 'subscribers.nothingFoundLead',
  },
  fields: {
    email: 'customers.email',
    language: 'segments.language',
    created_at: 'subscribers.asked',
    confirmed_at: 'subscribers.confirmed',
    state: 'coupons.state',
  },
  choices: { state: subscriberStateKeys },
  tones: { state: subscriberTones },
  every: { state: 'coupons.everyState' },
  views: subscriberStateKeys,
} satisfies LookOf<typeof subscriberResource>;

/** Who asked for the newsletter, who confirmed it and who left. */
export function SubscribersScreen({ title, view }: { title: string; view: ListView }) {
  return (
    <AdminScreen title={title}>
      <div className="records-desk">
        <Parts of="adminSubscribers" />
        <RecordList title={title} view={view} look={subscriberLook} />
      </div>
    </AdminScreen>
  );
}

function Parts({ of }: { of: 'adminIssues' | 'adminSubscribers' }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (['adminIssues', 'adminSubscribers'] as const).map((route) => ({
    href: address(route),
    name: t(route === 'adminIssues' ? 'issues.title' : 'subscribers.title'),
    current: route === of,
  }));
  return <Tabs label={t('issues.title')} tabs={tabs} />;
}
