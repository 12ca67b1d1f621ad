import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { countReplay, Webhook } from '@izlog/contract/events/webhook';
import { Form } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Field } from '#site/ui/controls/field.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { useEventWords } from './use-event-words.ts';

/** A span as its form writes it, by the shop's clock. */
export interface SpanTyped {
  from: string;
  to: string;
  which: 'all' | 'undelivered';
}

interface ReplayProps {
  title: string;
  webhook: Webhook;
  span: SpanTyped;
  /** What would be sent; null where the span is none. */
  counted: EndpointAnswer<typeof countReplay> | null;
}

/** What happened in a span is sent again: counted by event first, then with one button that says how many. */
export function ReplayScreen({ title, webhook, span, counted }: ReplayProps) {
  const { t, number } = useStaffText();
  const address = useAddress();
  const { event } = useEventWords();
  const form = useSentForm({ name: 'replay' });
  return (
    <>
      <RecordHead
        title={title}
        lead={t('webhooks.replayLead')}
        back={{ to: address('adminWebhook', { id: String(webhook.id) }), name: webhook.name }}
      />
      <div className="record">
        <div>
          <Form method="get" className="stack" key={JSON.stringify(span)}>
            <Field label={t('webhooks.from')} error={counted ? undefined : t('webhooks.wrong.time')}>
              {(control) => (
                <TextInput {...control} type="datetime-local" name="from" defaultValue={span.from} />
              )}
            </Field>
            <Field label={t('webhooks.to')}>
              {(control) => <TextInput {...control} type="datetime-local" name="to" defaultValue={span.to} />}
            </Field>
            <Field label={t('webhooks.which')}>
              {(control) => (
                <Select {...control} name="which" defaultValue={span.which}>
                  <option value="all">{t('webhooks.whichAll')}</option>
                  <option value="undelivered">{t('webhooks.whichUndelivered')}</option>
                </Select>
              )}
            </Field>
            <p>
              <Button type="submit">{t('webhooks.count')}</Button>
            </p>
          </Form>
        </div>
        <aside className="record__side" aria-label={t('webhooks.willSend')}>
          <Group title={t('webhooks.willSend')}>
            {counted && counted.total > 0 ? (
              <>
                <Facts
                  rows={[
                    ...counted.events.map(({ event: name, count }) => [event(name), number(count)] as const),
                    [t('webhooks.total'), <strong key="total">{number(counted.total)}</strong>] as const,
                  ]}
                />
                <FormFrame form={form} label={title}>
                  <input type="hidden" name="from" value={span.from} />
                  <input type="hidden" name="to" value={span.to} />
                  <input type="hidden" name="which" value={span.which} />
                  <SendButton form={form} tone="primary">
                    {t('webhooks.replayNow', { count: number(counted.total) })}
                  </SendButton>
                </FormFrame>
              </>
            ) : (
              <p className="soft">{t('webhooks.nothingThere')}</p>
            )}
          </Group>
        </aside>
      </div>
    </>
  );
}
