import type { Webhook } from '@izlog/contract/events/webhook';
import { Group } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useEventWords } from './use-event-words.ts';
import { type EventGroups, eventField } from './webhook-view.ts';

/** The fields of a webhook: what it is called, where it leads, and what it tells. */
export function WebhookFields({
  form,
  groups,
  webhook,
}: {
  form: SentForm;
  groups: EventGroups;
  webhook?: Pick<Webhook, 'name' | 'url' | 'events'>;
}) {
  const { t } = useStaffText();
  const { event } = useEventWords();
  const wrong = form.faults.events;
  return (
    <>
      <TextField
        form={form}
        name="name"
        label={t('webhooks.name')}
        defaultValue={webhook?.name ?? ''}
        autoComplete="off"
        data-most={100}
      />
      <TextField
        form={form}
        name="url"
        type="url"
        label={t('webhooks.address')}
        hint={t('webhooks.addressHint')}
        defaultValue={webhook?.url ?? 'https://'}
        autoComplete="off"
        data-most={1000}
      />
      <Group title={t('webhooks.tells')}>
        <p className="soft">{t('webhooks.tellsLead')}</p>
        {wrong ? (
          <p className="error" role="alert">
            {wrong.words ?? t(wrong.key, wrong.values)}
          </p>
        ) : null}
        <input type="hidden" name="events" value="" />
        <div className="webhooks__events">
          {groups.map(({ kind, events }) => (
            <fieldset key={kind} className="fieldset stack">
              <legend>{t(`webhooks.kind.${kind}`)}</legend>
              {events.map((name) => (
                <CheckField
                  key={name}
                  form={form}
                  name={eventField(name)}
                  label={event(name)}
                  isTicked={webhook?.events.includes(name) ?? false}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </Group>
    </>
  );
}
