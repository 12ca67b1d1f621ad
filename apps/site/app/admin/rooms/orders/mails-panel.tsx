import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { mailedState } from '@izlog/contract/ecommerce/orders/order-states';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';

/** Sends the buyer a mail once more: those that the order has had, and the reminder while its payment is awaited. */
export function MailsPanel({ order }: { order: StaffOrder }) {
  const { t } = useStaffText();
  return (
    <section className="panel stack" aria-labelledby="h-poruke-kupcu">
      <h2 id="h-poruke-kupcu">{t('shopOrders.mails')}</h2>
      <Again mail="confirmation" label="shopOrders.sendConfirmation" order={order} />
      {mailedState(order.state) ? <Again mail="state" label="shopOrders.sendState" order={order} /> : null}
      {order.state === 'awaitingPayment' ? (
        <Again mail="reminder" label="shopOrders.sendReminder" order={order} />
      ) : null}
    </section>
  );
}

function Again({ mail, label, order }: { mail: string; label: StaffKey; order: StaffOrder }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `mail-${mail}` });
  const isSent = !form.isBusy && form.answer?.done !== undefined;
  return (
    <FormFrame form={form} label={t(label)}>
      <input type="hidden" name="mail" value={mail} />
      {isSent ? (
        <Note tone="success" role="status">
          {t('shopOrders.mailSent', { email: order.email })}
        </Note>
      ) : null}
      <SendButton form={form}>{t(label)}</SendButton>
    </FormFrame>
  );
}
