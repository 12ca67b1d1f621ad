import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { typedPrice } from '#site/admin/ground/frame/typed/read-price.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';
import { receivedRules } from './order-rules.ts';

type Ended = NonNullable<StaffOrder['ended']>;
type EndedProps = { ended: Ended; money: (amount: number) => string };

/** Whether money of the buyer is held for an order that had ended when it came: somebody has to decide. */
export const isHeld = ({ ended }: StaffOrder): boolean => (ended?.held ?? 0) > 0;

/** Money that came after the order had ended: who ended it, what it lacks, and the two ways on. */
export function HeldMoney({
  ended,
  money,
  mayEdit,
  mayRefund,
}: EndedProps & { mayEdit: boolean; mayRefund: boolean }) {
  const { t } = useStaffText();
  const { lacks } = ended;
  const isAllThere = lacks.money + lacks.pieces.length + lacks.discounts.length === 0;
  const mayTakeUp = lacks.money === 0 && lacks.pieces.length === 0;
  return (
    <Note tone="offer" title={t('shopOrders.ended.title')}>
      <div className="stack">
        <p>{t(`shopOrders.ended.by.${ended.by}`)}</p>
        <p>{t('shopOrders.ended.held', { amount: money(ended.held) })}</p>
        {isAllThere ? <p>{t('shopOrders.ended.nothing')}</p> : <Lacks ended={ended} money={money} />}
        {mayTakeUp && mayEdit ? <TakeUp hasLost={lacks.discounts.length > 0} /> : null}
        {mayRefund ? (
          <p>
            <a className="button" href="#povrat">
              {t('shopOrders.refundOpen')}
            </a>
          </p>
        ) : null}
      </div>
    </Note>
  );
}

function Lacks({ ended: { lacks }, money }: EndedProps) {
  const { t } = useStaffText();
  return (
    <>
      <p>{t('shopOrders.ended.lacks')}</p>
      <ul>
        {lacks.money > 0 ? <li>{t('shopOrders.ended.money', { amount: money(lacks.money) })}</li> : null}
        {lacks.pieces.map(({ name, quantity }) => (
          <li key={name}>{t('shopOrders.ended.pieces', { name, count: quantity })}</li>
        ))}
        {lacks.discounts.map(({ name, isByCustomer }) => (
          <li key={name}>
            {t(isByCustomer ? 'shopOrders.ended.discountByCustomer' : 'shopOrders.ended.discount', { name })}
          </li>
        ))}
      </ul>
      {lacks.pieces.length > 0 ? <p>{t('shopOrders.ended.needsPieces')}</p> : null}
      {lacks.pieces.length === 0 && lacks.money > 0 ? <p>{t('shopOrders.ended.needsMoney')}</p> : null}
    </>
  );
}

function TakeUp({ hasLost }: { hasLost: boolean }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'takeUp' });
  return (
    <FormFrame form={form} label={t('shopOrders.ended.takeUp')}>
      {hasLost ? (
        <CheckField form={form} name="isPriceGranted" label={t('shopOrders.ended.keepPrice')} />
      ) : null}
      <p className="small soft">{t('shopOrders.ended.takeUpLead')}</p>
      <SendButton form={form} tone="primary">
        {t('shopOrders.ended.takeUp')}
      </SendButton>
    </FormFrame>
  );
}

/** Where staff write down a transfer that came for an order which had ended; nothing where a provider tells it by itself. */
export function CamePanel({ order }: { order: StaffOrder }) {
  const { t, locale } = useStaffText();
  const form = useSentForm({ name: 'received', rules: receivedRules });
  const isByHand = ['bankTransfer', 'hpf'].includes(order.paymentMethod.kind);
  if (!order.ended || order.ended.held > 0 || !isByHand) return null;
  return (
    <section className="panel stack" aria-labelledby="h-kasna-uplata">
      <h2 id="h-kasna-uplata">{t('shopOrders.ended.came')}</h2>
      <p className="soft">{t('shopOrders.ended.cameLead')}</p>
      <details open={form.answer !== undefined}>
        <summary className="link">{t('shopOrders.ended.cameSend')}</summary>
        <FormFrame
          form={form}
          label={t('shopOrders.ended.came')}
          labels={{ received: t('shopOrders.ended.cameAmount') }}
        >
          <TextField
            form={form}
            name="received"
            label={t('shopOrders.ended.cameAmount')}
            inputMode="decimal"
            autoComplete="off"
            defaultValue={typedPrice(order.prices.orderTotal, locale)}
          />
          <SendButton form={form}>{t('shopOrders.ended.cameSend')}</SendButton>
        </FormFrame>
      </details>
    </section>
  );
}
