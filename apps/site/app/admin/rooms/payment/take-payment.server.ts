import { outcomeOf } from '@izlog/contract/client';
import { type PaymentKind, paymentKinds } from '@izlog/contract/ecommerce/payment';
import {
  deleteShopPaymentMethod,
  saveShopPaymentMethod,
} from '@izlog/contract/ecommerce/payment-method-staff';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { refusals } from '@izlog/contract/refusals';
import { data } from 'react-router';
import { countriesIn, numberIn } from '#site/admin/ground/frame/typed/bounds-in.ts';
import { savedAt } from '#site/admin/ground/screen/saved-at.server.ts';
import { refusedChange } from '#site/admin/ground/text/changed-meanwhile.server.ts';
import { wordsOf } from '#site/admin/ground/text/staff-words.server.ts';
import type { FormAnswer } from '#site/kit/forms/form-answer.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { type Fault, reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { findMethod, loadPayments, type Method } from './payment.server.ts';
import { takeKeys } from './take-keys.server.ts';

type Wanted = EndpointInput<typeof saveShopPaymentMethod>;

/** Handles a form of a way to pay: what it is, or the keys of its provider. */
export async function takePayment(site: SiteContext, code: string, form: FormData) {
  const method = await findMethod(site, code);
  const name = reader(form)('form');
  if (name === 'payment') return takeMethod(site, method, form);
  if (name === 'delete' && method) return takeDelete(site, method, form);
  if ((name === 'keys' || name === 'removeKeys') && method) return takeKeys(site, method, form);
  throw data(null, { status: 400 });
}

/** Each wrong field is named, and what was typed stays. A new one that lacks something is kept switched off. */
async function takeMethod(site: SiteContext, before: Method | undefined, form: FormData) {
  const { faults, wanted } = read(site, form, before, await takenCodes(site, before));
  if (!wanted) return wrongForm('payment', form, faults);
  const save = (input: Wanted) => outcomeOf(ownCall(site)(saveShopPaymentMethod, input));
  let outcome = await save(wanted);
  const isNotReady = outcome.errored && outcome.error.code === refusals.paymentMethodNotReady.code;
  if (isNotReady && !before) outcome = await save({ ...wanted, isActive: false });
  if (outcome.errored) {
    const { error } = outcome;
    if (error.code === refusals.recordChanged.code)
      return refusedChange(site, 'payment', form, error, labelOf(site));
    if (error.code === refusals.lastPaymentMethod.code && isOfConsumers(error.payload))
      return wrongForm('payment', form, {
        isActive: { key: 'error.lastPaymentMethod', words: wordsOf(site)('payment.lastForConsumers') },
      });
    const beside = { 'code:LAST_PAYMENT_METHOD': 'isActive', 'code:PAYMENT_METHOD_NOT_READY': 'isActive' };
    return refusedForm(site, 'payment', form, error, beside);
  }
  return savedAt(site, 'adminPayment', { code: wanted.code });
}

const isOfConsumers = (payload: unknown): boolean =>
  (payload as { consumers?: unknown } | undefined)?.consumers === true;

/** One that is switched off and that no order names goes; else the answer says why it stays. */
async function takeDelete(site: SiteContext, { code }: Method, form: FormData) {
  const outcome = await outcomeOf(ownCall(site)(deleteShopPaymentMethod, { code }));
  if (outcome.errored) {
    const isUsed = outcome.error.code === refusals.recordInUse.code;
    if (!isUsed) return refusedForm(site, 'delete', form, outcome.error);
    return data<FormAnswer>(
      { form: 'delete', refusal: wordsOf(site)('delivery.deleteUsed'), typed: {} },
      { status: 409 },
    );
  }
  return savedAt(site, 'adminPayment');
}

const takenCodes = async (site: SiteContext, before: Method | undefined): Promise<readonly string[]> =>
  before ? [] : (await loadPayments(site)).map(({ code }) => code);

/** A field of a way to pay in words. */
const labelOf = (site: SiteContext) => {
  const words = wordsOf(site);
  return (field: string) => words(`payment.${field}`) || field;
};

function read(
  site: SiteContext,
  form: FormData,
  before: Method | undefined,
  taken: readonly string[],
): { faults: Record<string, Fault>; wanted?: Wanted } {
  const text = (name: string) => reader(form)(name).trim();
  const words = wordsOf(site);
  const faults: Record<string, Fault> = {};
  const wrong = (name: string, key: string) => {
    faults[name] = { key: 'form.wrong', words: words(key) };
  };
  const kind = before?.kind ?? paymentKinds.find((one) => one === text('kind'));
  if (!kind) faults.kind = { key: 'validation.required' };
  if (!/^\d{1,3}$/.test(text('position'))) wrong('position', 'delivery.positionWrong');
  const said: Wanted['words'] = {};
  for (const { code, isDefault } of site.site.languages) {
    const name = text(`name-${code}`);
    if (name !== '') said[code] = { name, description: text(`description-${code}`) };
    else if (isDefault) faults[`name-${code}`] = { key: 'validation.required' };
  }
  const countries = countriesIn(form.getAll('countries').join(' '));
  if (!countries) wrong('countries', 'delivery.countriesWrong');
  const amount = (
    name: 'minTotal' | 'maxTotal' | 'feePercent' | 'feeFixed',
    most = 1_000_000,
  ): number | null => {
    const value = text(name) === '' ? null : numberIn(text(name));
    if (value === undefined || (value ?? 0) > most) wrong(name, 'delivery.numberWrong');
    return value ?? null;
  };
  const [minTotal, maxTotal] = [amount('minTotal'), amount('maxTotal')];
  const [feePercent, feeFixed] = [amount('feePercent', 100), amount('feeFixed')];
  if (minTotal !== null && maxTotal !== null && minTotal > maxTotal) wrong('maxTotal', 'payment.totalsWrong');
  if (!kind || Object.keys(faults).length > 0) return { faults };
  const withDelivery = form.getAll('delivery');
  const offered = form.getAll('offered').filter((one) => typeof one === 'string');
  return {
    faults,
    wanted: {
      code: before?.code ?? freeCode(kind, taken),
      kind,
      ...(text('revision') && { revision: text('revision') }),
      position: Number(text('position')),
      isActive: before ? text('isActive') === 'true' : true,
      evenIfLast: text('evenIfLast') === 'true',
      isForCompanies: text('isForCompanies') === 'true',
      isOnTerms: text('isOnTerms') === 'true',
      isForDigital: text('isForDigital') === 'true',
      countries: countries?.length ? countries : null,
      minTotal,
      maxTotal,
      feePercent,
      feeFixed,
      notWithDelivery: offered.filter((code) => !withDelivery.includes(code)),
      // Words of languages that the site no longer shows stay what they were.
      words: { ...before?.words, ...said },
    },
  };
}

/** Nobody has to think of a code: it is the kind, with a number where that is taken. */
function freeCode(kind: PaymentKind, taken: readonly string[]): string {
  const stem = kind.replaceAll(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);
  const names = [stem, ...taken.map((_, at) => `${stem}-${at + 2}`)];
  return names.find((one) => !taken.includes(one)) ?? stem;
}
