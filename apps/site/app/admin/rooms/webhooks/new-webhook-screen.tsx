import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { SecretNote } from './secret-note.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import type { EventGroups } from './webhook-view.ts';

/** A new address, and its secret once it is saved. Works without scripts. */
export function NewWebhookScreen({ title, groups }: { title: string; groups: EventGroups }) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: 'create' });
  const shown = form.answer?.shown;
  const labels = { name: t('webhooks.name'), url: t('webhooks.address'), events: t('webhooks.tells') };
  return (
    <>
      <RecordHead title={title} back={{ to: address('adminWebhooks'), name: t('webhooks.title') }} />
      {shown?.secret ? (
        <SecretNote secret={shown.secret} to={address('adminWebhook', { id: shown.id })} />
      ) : (
        <FormFrame form={form} label={title} labels={labels} className="stack stack--lg">
          <WebhookFields form={form} groups={groups} />
          <SendButton form={form} tone="primary">
            {t('webhooks.create')}
          </SendButton>
        </FormFrame>
      )}
    </>
  );
}
