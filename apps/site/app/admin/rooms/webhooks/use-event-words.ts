import type { EventName } from '@izlog/contract/events/shop-events';
import type { WebhookAttempt } from '@izlog/contract/events/webhook';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

/** How moments, tries and events are said on these screens. */
export function useEventWords() {
  const { t, texts, shortDate, time, number } = useStaffText();
  const seconds = (ms: number) => t('webhooks.seconds', { count: number(Math.round(ms / 100) / 10) });
  return {
    at: (instant: string) => `${shortDate(instant)} ${time(instant)}`,
    seconds,
    /** An event by its words; one that this version does not know, by its name. */
    event: (name: string) =>
      `webhooks.event.${name}` in texts ? t(`webhooks.event.${name as EventName}`) : name,
    /** What a try came to: the status, or why there is none. */
    outcome: ({ status, fault, ms }: Pick<WebhookAttempt, 'status' | 'fault' | 'ms'>) =>
      [
        status === null ? '' : t('webhooks.answered', { status: String(status), time: seconds(ms) }),
        fault === null ? '' : t(`webhooks.fault.${fault}`),
      ]
        .filter(Boolean)
        .join(', '),
  };
}
