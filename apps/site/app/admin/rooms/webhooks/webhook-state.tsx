import type { Webhook } from '@izlog/contract/events/webhook';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { useEventWords } from './use-event-words.ts';

/** How a webhook stands, in a word. */
export function WebhookBadge({
  webhook: { state, failingSince },
}: {
  webhook: Pick<Webhook, 'state' | 'failingSince'>;
}) {
  const { t } = useStaffText();
  if (state === 'off') return <Badge tone="danger">{t('webhooks.off')}</Badge>;
  if (state === 'paused') return <Badge tone="info">{t('webhooks.paused')}</Badge>;
  if (failingSince) return <Badge tone="offer">{t('webhooks.repeats')}</Badge>;
  return <Badge tone="success">{t('webhooks.works')}</Badge>;
}

/** What its state means for what waits; nothing where nothing does. */
export function WaitsWords({ webhook: { state, stateAt, waiting, nextAt } }: { webhook: Webhook }) {
  const { t, number } = useStaffText();
  const { at } = useEventWords();
  if (state === 'off') return <small>{t('webhooks.offSince', { at: at(stateAt) })}</small>;
  if (waiting === 0) return null;
  const count = number(waiting);
  return (
    <small>
      {nextAt ? t('webhooks.waits', { count, at: at(nextAt) }) : t('webhooks.waitsPaused', { count })}
    </small>
  );
}
