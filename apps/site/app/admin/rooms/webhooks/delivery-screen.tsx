import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { getDelivery } from '@izlog/contract/events/webhook';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { DeliveryState } from './delivery-table.tsx';
import { useEventWords } from './use-event-words.ts';

type Delivery = EndpointAnswer<typeof getDelivery>;

/** One delivery: what was sent and what came back side by side, and every try. */
export function DeliveryScreen({ delivery }: { delivery: Delivery }) {
  const { t } = useStaffText();
  const address = useAddress();
  const { event, at, outcome } = useEventWords();
  const { webhook, webhookName, object, messageId, url, body, tries, nextAt } = delivery;
  const [last] = tries;
  return (
    <>
      <RecordHead
        title={`${event(delivery.event)}: ${object.name}`}
        badges={<DeliveryState delivery={delivery} />}
        lead={t('webhooks.deliveryLead', { id: messageId, at: at(delivery.at) })}
        back={{ to: address('adminWebhook', { id: String(webhook) }), name: webhookName }}
      >
        <AgainForm />
      </RecordHead>
      <div className="record">
        <div>
          <Group title={t('webhooks.weSent')} beside={last ? at(last.at) : undefined}>
            <pre className="webhooks__wire">
              {`POST ${url}\nContent-Type: application/json\nWebhook-Id: ${messageId}\n\n${pretty(body)}`}
            </pre>
          </Group>
          <Group title={t('webhooks.itAnswered')} beside={last ? outcome(last) : undefined}>
            {last?.answer ? (
              <pre className="webhooks__wire">{last.answer}</pre>
            ) : (
              <p className="soft">{t('webhooks.noAnswer')}</p>
            )}
          </Group>
        </div>
        <aside className="record__side" aria-label={t('webhooks.tries')}>
          <Group title={t('webhooks.tries')}>
            <ol className="trail plain">
              {nextAt ? (
                <li>
                  <span>{t('webhooks.nextTry', { at: at(nextAt) })}</span>
                </li>
              ) : null}
              {tries.map((one) => (
                <li key={one.at}>
                  <span>{outcome(one)}</span>
                  <small>{at(one.at)}</small>
                </li>
              ))}
            </ol>
          </Group>
        </aside>
      </div>
    </>
  );
}

const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2);

function AgainForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'again' });
  return (
    <FormFrame form={form} label={t('webhooks.again')}>
      <SendButton form={form} tone="primary">
        {t('webhooks.again')}
      </SendButton>
    </FormFrame>
  );
}
