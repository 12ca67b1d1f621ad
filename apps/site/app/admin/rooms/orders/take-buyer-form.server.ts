import { outcomeOf } from '@izlog/contract/client';
import { correctOrderBuyer } from '@izlog/contract/ecommerce/orders/order-buyer';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { type Say, sayer } from '#site/admin/ground/text/staff-words.server.ts';
import {
  addressFieldNames,
  type CheckoutAddress,
  companyOf,
  readCheckoutForm,
} from '#site/features/checkout/door/checkout-form.ts';
import { addressStepRules } from '#site/features/checkout/door/checkout-rules.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedFields, refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Faults, faultsOf, type ReadField, reader } from '#site/kit/forms/rules.ts';
import { typedFields } from '#site/kit/forms/typed-fields.server.ts';
import { writtenOrNotFound } from '#site/platform-client/errors/not-found.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { uncorrectableKeys } from './beside/buyer-fields.ts';
import { addressKeys } from './door/draft-words.ts';

/** Handles the form that corrects the buyer of an order: that of the checkout, by its rules; nothing to say when it is done. */
export async function takeBuyerForm(
  site: SiteContext,
  slug: string,
  form: FormData,
): Promise<ReturnType<typeof wrongForm> | undefined> {
  const typed = reader(form);
  const read = asCheckout(typed);
  const faults = ourNames(faultsOf(addressStepRules(read), read));
  if (Object.keys(faults).length > 0) return wrongForm('buyer', form, faults);
  const given = readCheckoutForm(read);
  const bill = form.has('companyName')
    ? { billingAddress: sent(given.billingForm), company: companyOf(given) }
    : {};
  const correcting = ownCall(site)(correctOrderBuyer, {
    slug,
    revision: typed('revision'),
    deliveryAddress: sent(given.deliveryForm),
    ...bill,
    isQuiet: typed('isQuiet') !== '',
  });
  const outcome = await outcomeOf(writtenOrNotFound(correcting));
  if (!outcome.errored) return undefined;
  const { error } = outcome;
  const say = sayer(site);
  const above = (refusal: string) =>
    data<FormAnswer>({ form: 'buyer', refusal, typed: typedFields(form) }, { status: error.status });
  if (error.code === refusals.recordChanged.code)
    return refusedChange(site, 'buyer', form, error, (name) => labelOf(name, say));
  if (error.code === refusals.orderNotEditable.code) {
    const { why } = (error.payload ?? {}) as { why?: keyof typeof uncorrectableKeys | 'invoiced' };
    const key = why === 'invoiced' ? 'shopOrders.correctInvoiced' : why && uncorrectableKeys[why];
    return above(say(key ?? 'shopOrders.correctSent'));
  }
  if (refusedFields(error.payload).some(({ kind }) => kind === 'changesPrice'))
    return above(say('shopOrders.correctChangesPrice'));
  return refusedForm(site, 'buyer', form, error, fieldNames);
}

/** The form as the checkout's: its one company is that of whichever address is billed. */
const asCheckout =
  (read: ReadField): ReadField =>
  (name) => {
    const company = /^(?:delivery|billing)\.(companyName|companyOIB)$/.exec(name)?.[1];
    if (company) return read(company);
    if (name === 'isCompany' || name === 'isBillingCompany')
      return read('companyName').trim() + read('companyOIB').trim();
    return read(name);
  };

const ourNames = (faults: Faults): Faults =>
  Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [
      name.replace(/^(?:delivery|billing)\.(company(?:Name|OIB))$/, '$1'),
      fault,
    ]),
  );

function sent({ companyName: _name, companyOIB: _oib, ...address }: CheckoutAddress & { type?: string }) {
  const { type: _type, ...fields } = address;
  return fields;
}

const fieldNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    addressFieldNames.flatMap((name) => [
      [`deliveryAddress.${name}`, `delivery.${name}`],
      [`billingAddress.${name}`, `billing.${name}`],
    ]),
  ),
  'companyData.oib': 'companyOIB',
  'company.oib': 'companyOIB',
  'company.companyName': 'companyName',
};

function labelOf(name: string, say: Say): string {
  if (name === 'company.companyName') return say('drafts.companyName');
  if (name === 'company.oib') return say('drafts.oib');
  const [group, field] = name.split('.');
  const key = Object.entries(addressKeys).find(([one]) => one === field)?.[1];
  const label = key ? say(key) : name;
  return group === 'billing' ? `${say('shopOrders.bill')}: ${label}` : label;
}
