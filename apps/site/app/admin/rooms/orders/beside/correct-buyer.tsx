import type { StaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { type SentForm, useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { addressKeys } from '../door/draft-words.ts';
import { buyerFields, uncorrectableKeys } from './buyer-fields.ts';

type CorrectProps = { order: StaffOrder; countries: Readonly<Record<string, string>> };

/**
 * Corrects how the buyer is reached and where the order goes, under what is shown of them; the bill while there is no
 * invoice. Where it can be no more it says why, as far as one might wonder.
 */
export function CorrectBuyer({ order, countries }: CorrectProps) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'buyer' });
  const { revision, why, isBillOpen } = order.correction;
  if (why !== null) {
    const key = uncorrectableKeys[why];
    return key ? <p className="small soft">{t(key)}</p> : null;
  }
  const labels = {
    ...Object.fromEntries(
      buyerFields.flatMap((name) => [
        [`delivery.${name}`, t(addressKeys[name])],
        [`billing.${name}`, t(addressKeys[name])],
      ]),
    ),
    companyName: t('drafts.companyName'),
    companyOIB: t('drafts.oib'),
  };
  return (
    <details open={form.answer !== undefined}>
      <summary className="link">{t('shopOrders.correct')}</summary>
      <FormFrame form={form} label={t('shopOrders.correct')} labels={labels}>
        <input type="hidden" name="revision" value={form.answer?.shown?.revision || revision} />
        <Fields
          form={form}
          group="delivery"
          address={{ ...order.deliveryAddress, contactEmail: order.email }}
          countries={countries}
        />
        <p className="small soft">{t('shopOrders.correctCountry')}</p>
        {isBillOpen ? (
          <Bill form={form} order={order} countries={countries} />
        ) : (
          <p className="small soft">{t('shopOrders.correctInvoiced')}</p>
        )}
        <CheckField form={form} name="isQuiet" label={t('shopOrders.quiet')} />
        <SendButton form={form}>{t('shopOrders.correctSend')}</SendButton>
      </FormFrame>
    </details>
  );
}

/** Who gets the bill: a company, and another address than the delivery's. */
function Bill({ form, order, countries }: CorrectProps & { form: SentForm }) {
  const { t } = useStaffText();
  const { billingAddress, companyData, deliveryAddress } = order;
  const isOther = buyerFields.some(
    (name) => name !== 'contactEmail' && billingAddress[name] !== deliveryAddress[name],
  );
  return (
    <fieldset className="stack">
      <legend>{t('shopOrders.bill')}</legend>
      <TextField
        form={form}
        name="companyName"
        label={t('drafts.companyName')}
        defaultValue={companyData?.companyName}
        isOptional
        data-most={150}
        autoComplete="off"
      />
      <TextField
        form={form}
        name="companyOIB"
        label={t('drafts.oib')}
        defaultValue={companyData?.oib}
        isOptional
        data-most={30}
        autoComplete="off"
      />
      <CheckField
        form={form}
        name="useDifferentBillingAddress"
        label={t('shopOrders.otherBill')}
        isTicked={isOther}
      />
      <details open={isOther || undefined}>
        <summary className="link">{t('shopOrders.billAddress')}</summary>
        <div className="stack">
          <Fields form={form} group="billing" address={billingAddress} countries={countries} />
        </div>
      </details>
    </fieldset>
  );
}

type FieldsProps = {
  form: SentForm;
  group: 'delivery' | 'billing';
  address: StaffOrder['deliveryAddress'];
  countries: Readonly<Record<string, string>>;
};

function Fields({ form, group, address, countries }: FieldsProps) {
  const { t } = useStaffText();
  return (
    <>
      {buyerFields.map((name) => (
        <TextField
          key={name}
          form={form}
          name={`${group}.${name}`}
          label={t(addressKeys[name])}
          defaultValue={address[name]}
          autoComplete="off"
          data-most={name === 'contactEmail' ? 254 : 100}
          type={name === 'contactEmail' ? 'email' : name === 'contactPhone' ? 'tel' : 'text'}
        />
      ))}
      <input type="hidden" name={`${group}.country`} value={address.country} />
      <p className="small">
        {t('drafts.country')}: {countries[address.country] ?? address.country}
      </p>
    </>
  );
}
