import type { Webhook, WebhookDelivery } from '@izlog/contract/events/webhook';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { Facts, Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Note } from '#site/ui/note.tsx';
import { DeliveryTable } from './delivery-table.tsx';
import { SecretNote } from './secret-note.tsx';
import { useEventWords } from './use-event-words.ts';
import { WebhookFields } from './webhook-fields.tsx';
import { WebhookBadge } from './webhook-state.tsx';
import type { EventGroups } from './webhook-view.ts';
import { OffNote } from './webhooks-screen.tsx';

interface WebhookProps {
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
  groups: EventGroups;
}

/** One address: how it stands, what was sent, what it tells, and everything that can be done with it. */
export function WebhookScreen({ webhook, deliveries, groups }: WebhookProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { event, at } = useEventWords();
  const { id, name, url, events, state, failingSince, secretEnd, formerUntil, who } = webhook;
  return (
    <>
      <RecordHead
        title={name}
        badges={<WebhookBadge webhook={webhook} />}
        lead={<span className="webhooks__url">{url}</span>}
        back={{ to: address('adminWebhooks'), name: t('webhooks.title') }}
      >
        <TestForm />
        <ButtonLink to={address('adminWebhookReplay', { id: String(id) })}>{t('webhooks.replay')}</ButtonLink>
      </RecordHead>
      <div className="stack stack--lg">
        {state === 'off' ? <OffNote webhook={webhook} /> : null}
        {state === 'on' && failingSince ? <FailingNote webhook={webhook} /> : null}
        <SwitchForm webhook={webhook} />
        <div className="record">
          <div>
            <Group title={t('webhooks.log')}>
              {deliveries.length === 0 ? (
                <p className="soft">{t('webhooks.logNone')}</p>
              ) : (
                <DeliveryTable label={t('webhooks.log')} records={deliveries} isOfOne />
              )}
            </Group>
            <Group title={t('webhooks.edit')}>
              <EditForm webhook={webhook} groups={groups} />
            </Group>
          </div>
          <aside className="record__side" aria-label={t('webhooks.about')}>
            <Group title={t('webhooks.tells')}>
              <ul className="plain">
                {events.map((one) => (
                  <li key={one}>{event(one)}</li>
                ))}
              </ul>
              <Facts rows={[[t('webhooks.who'), who]]} />
            </Group>
            <Group title={t('webhooks.signature')}>
              <p className="soft">{t('webhooks.secretEnds', { end: `…${secretEnd}` })}</p>
              {formerUntil ? <p>{t('webhooks.formerUntil', { at: at(formerUntil) })}</p> : null}
              <SecretForm id={id} />
            </Group>
            <Group title={t('webhooks.delete')}>
              <DeleteForm />
            </Group>
          </aside>
        </div>
      </div>
    </>
  );
}

function FailingNote({ webhook: { failingSince, endsAt } }: { webhook: Webhook }) {
  const { t } = useStaffText();
  const { at } = useEventWords();
  return (
    <Note tone="offer" title={t('webhooks.failing', { at: at(failingSince ?? '') })}>
      <p>{t('webhooks.failingLead', { at: at(endsAt ?? '') })}</p>
    </Note>
  );
}

function TestForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'test' });
  const { went, failed } = form.answer?.shown ?? {};
  return (
    <FormFrame form={form} label={t('webhooks.test')}>
      <SendButton form={form}>{t('webhooks.test')}</SendButton>
      {went ? <p role="status">{t('webhooks.testWent', { what: went })}</p> : null}
      {failed ? (
        <p className="error" role="alert">
          {t('webhooks.testFailed', { what: failed })}
        </p>
      ) : null}
    </FormFrame>
  );
}

function SwitchForm({ webhook: { state } }: { webhook: Webhook }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'switch' });
  const failed = form.answer?.shown?.failed;
  const isOff = state === 'off';
  return (
    <FormFrame form={form} label={t('webhooks.state')} className="stack">
      {failed ? (
        <p className="error" role="alert">
          {t('webhooks.testFailed', { what: failed })}
        </p>
      ) : null}
      {state === 'on' ? (
        <SendButton form={form} name="act" value="pause">
          {t('webhooks.pause')}
        </SendButton>
      ) : (
        <div className="row">
          <SendButton form={form} name="act" value="send" tone="primary">
            {t(isOff ? 'webhooks.switchOn' : 'webhooks.goOn')}
          </SendButton>
          <SendButton form={form} name="act" value="skip">
            {t(isOff ? 'webhooks.switchOnNew' : 'webhooks.goOnNew')}
          </SendButton>
        </div>
      )}
    </FormFrame>
  );
}

function EditForm({ webhook, groups }: { webhook: Webhook; groups: EventGroups }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'update' });
  const labels = { name: t('webhooks.name'), url: t('webhooks.address'), events: t('webhooks.tells') };
  return (
    <FormFrame form={form} label={t('webhooks.edit')} labels={labels} className="stack">
      <WebhookFields form={form} groups={groups} webhook={webhook} />
      <SendButton form={form} tone="primary">
        {t('webhooks.save')}
      </SendButton>
    </FormFrame>
  );
}

function SecretForm({ id }: { id: number }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'secret' });
  const secret = form.answer?.shown?.secret;
  if (secret)
    return (
      <SecretNote secret={secret} to={address('adminWebhook', { id: String(id) })} onKept={form.forget} />
    );
  return (
    <FormFrame form={form} label={t('webhooks.rotate')} className="stack">
      <p className="soft">{t('webhooks.rotateLead')}</p>
      <SendButton form={form}>{t('webhooks.rotate')}</SendButton>
    </FormFrame>
  );
}

function DeleteForm() {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'delete' });
  return (
    <FormFrame form={form} label={t('webhooks.delete')} className="stack">
      <p className="soft">{t('webhooks.deleteLead')}</p>
      <SendButton form={form} tone="danger">
        {t('webhooks.delete')}
      </SendButton>
    </FormFrame>
  );
}
