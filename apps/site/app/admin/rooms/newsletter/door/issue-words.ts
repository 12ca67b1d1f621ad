import type { SubscriberState } from '@izlog/contract/marketing/newsletter-filter';
import type { NewsletterIssue } from '@izlog/contract/marketing/newsletter-issue';
import type { StaffKey } from '#site/i18n/messages.ts';
import type { ToastTone } from '#site/ui/overlays/toasts.tsx';

type IssueState = NewsletterIssue['state'];

export const issueStateKeys = {
  draft: 'issues.state.draft',
  sending: 'issues.state.sending',
  stopped: 'issues.state.stopped',
  sent: 'issues.state.sent',
} as const satisfies Record<IssueState, StaffKey>;

export const issueTones: Readonly<Record<IssueState, ToastTone>> = {
  draft: 'offer',
  sending: 'info',
  stopped: 'danger',
  sent: 'success',
};

export const subscriberStateKeys = {
  pending: 'subscribers.state.pending',
  subscribed: 'subscribers.state.subscribed',
  unsubscribed: 'subscribers.state.unsubscribed',
} as const satisfies Record<SubscriberState, StaffKey>;

export const subscriberTones: Readonly<Record<SubscriberState, ToastTone>> = {
  pending: 'offer',
  subscribed: 'success',
  unsubscribed: 'danger',
};
