import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';

interface VatPanelProps {
  order: StaffOrder;
  mayEdit: boolean;
  mayRefund: boolean;
  /** Names the refund, so that a press that is repeated refunds once. */
  refundKey: string;
  money: (amount: number) => string;
}

/** What VIES said of the company that bought, asking it again, and the tax it paid for want of an answer (TAX-01). */
export function VatPanel({ order, mayEdit, mayRefund, refundKey, money }: VatPanelProps) {
  const { t, longDate, time } = useStaffText();
  const ask = useSentForm({ name: 'checkVat' });
  const giveBack = useSentForm({ name: 'giveBackTax' });
  const { companyData, isReverseCharge, vat: may } = order;
  const vat = companyData?.vat;
  if (!vat && !may.mayAsk) return null;
  return (
    <section className="panel stack" aria-labelledby="h-pdv-id">
      <h2 id="h-pdv-id">{t('shopOrders.vat.title')}</h2>
      {vat ? (
        <p>
          {t(`shopOrders.vat.${vat.answer}`, { number: vat.number })}
          <br />
          {vat.name ? (
            <>
              {vat.name}
              <br />
            </>
          ) : null}
          <span className="soft">
            {vat.consultation ? `${t('shopOrders.vat.consultation', { number: vat.consultation })}, ` : null}
            {longDate(vat.at)} {time(vat.at)}
          </span>
        </p>
      ) : (
        <p>{t('shopOrders.vat.notAsked')}</p>
      )}
      {isReverseCharge ? <p>{t('shopOrders.vat.reversed')}</p> : null}
      {may.mayAsk && mayEdit ? (
        <FormFrame form={ask} label={t('shopOrders.vat.ask')}>
          <SendButton form={ask}>{t('shopOrders.vat.ask')}</SendButton>
        </FormFrame>
      ) : null}
      {may.taxToGiveBack !== null && mayRefund ? (
        <FormFrame form={giveBack} label={t('shopOrders.vat.title')}>
          <input type="hidden" name="key" value={refundKey} />
          <p>{t('shopOrders.vat.giveBackHint')}</p>
          <SendButton form={giveBack}>
            {t('shopOrders.vat.giveBack', { amount: money(may.taxToGiveBack) })}
          </SendButton>
        </FormFrame>
      ) : null}
    </section>
  );
}
