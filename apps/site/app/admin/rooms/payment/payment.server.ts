import { countryName } from '@izlog/contract/countries';
import { listDeliveryMethods } from '@izlog/contract/ecommerce/delivery-method-staff';
import { paymentKinds } from '@izlog/contract/ecommerce/payment';
import { listPaymentKeys } from '@izlog/contract/ecommerce/payment-keys';
import { listPaymentMethods } from '@izlog/contract/ecommerce/payment-method-staff';
import {
  type AnyKeyName,
  isKeyedProvider,
  type ProviderFacts,
  paymentProviders,
} from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import { typedAmount } from '#site/admin/ground/frame/typed/bounds-in.ts';
import { countryChoices } from '#site/admin/rooms/settings/door/country-choices.server.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { languageRead, languagesRead } from '#site/platform-client/language-read.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import {
  type KeysView,
  newPayment,
  type PaymentRow,
  type PaymentState,
  type PaymentView,
} from './payment-view.ts';

export type Method = EndpointAnswer<typeof listPaymentMethods>[number];
type Keys = EndpointAnswer<typeof listPaymentKeys>[number];

/** The ways to pay in the order of the checkout. */
export async function loadPayments(context: SiteContext): Promise<PaymentRow[]> {
  const { call, language, site } = context;
  const [methods, keys] = await Promise.all([call(listPaymentMethods, {}), call(listPaymentKeys, {})]);
  return methods.map((method) => ({
    code: method.code,
    name: nameOf(method, language.code, site.languages),
    kind: method.kind,
    state: stateOf(method, keys),
    isForCompanies: method.isForCompanies || method.kind === 'hpf',
    countries: (method.countries ?? []).map((iso) => countryName(iso, languageRead(context))),
    minTotal: method.minTotal,
    maxTotal: method.maxTotal,
  }));
}

function nameOf(
  { code, words }: Pick<Method, 'code' | 'words'>,
  language: string,
  languages: SiteContext['site']['languages'],
): string {
  const main = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  return words[language]?.name ?? words[main]?.name ?? code;
}

function stateOf({ kind, isActive, isReady }: Method, keys: readonly Keys[]): PaymentState {
  if (!isReady) return isKeyedProvider(kind) ? 'noKeys' : 'noIban';
  if (!isActive) return 'off';
  const isTrial = kind === 'sandbox' || keys.some((one) => one.gateway === kind && one.mode === 'test');
  return isTrial ? 'trial' : 'works';
}

/** One way to pay by its code, or a new one; anything else is the 404 page. */
export async function loadPayment(context: SiteContext, code: string): Promise<PaymentView> {
  const { call, language } = context;
  const languages = languagesRead(context);
  const [method, keys, deliveries] = await Promise.all([
    findMethod(context, code),
    call(listPaymentKeys, {}),
    call(listDeliveryMethods, {}),
  ]);
  const words = Object.entries(method?.words ?? {});
  return {
    code: method?.code ?? '',
    revision: method?.revision ?? '',
    kind: method?.kind ?? 'bankTransfer',
    kinds: paymentKinds,
    state: method ? stateOf(method, keys) : 'off',
    names: Object.fromEntries(words.map(([each, { name }]) => [each, name])),
    descriptions: Object.fromEntries(words.map(([each, { description }]) => [each, description])),
    position: String(method?.position ?? 0),
    isActive: method?.isActive ?? true,
    isForCompanies: method?.isForCompanies ?? false,
    isOnTerms: method?.isOnTerms ?? false,
    isForDigital: method?.isForDigital ?? true,
    countries: (method?.countries ?? []).join(' '),
    countryChoices: await countryChoices(context, method?.countries ?? []),
    minTotal: typedAmount(method?.minTotal ?? null, languageRead(context)),
    maxTotal: typedAmount(method?.maxTotal ?? null, languageRead(context)),
    feePercent: typedAmount(method?.feePercent ?? null, languageRead(context)),
    feeFixed: typedAmount(method?.feeFixed ?? null, languageRead(context)),
    deliveries: deliveries.map((one) => ({
      code: one.code,
      name: nameOf(one, language.code, languages),
      isWith: !method?.notWithDelivery.includes(one.code),
    })),
    languages,
    keys: method ? keysView(method, keys) : null,
  };
}

/** The way to pay of an address; none for a new one. */
export async function findMethod({ call }: SiteContext, code: string): Promise<Method | undefined> {
  if (code === newPayment) return undefined;
  const method = (await call(listPaymentMethods, {})).find((one) => one.code === code);
  if (!method) throw notFound();
  return method;
}

function keysView({ kind }: Method, all: readonly Keys[]): KeysView | null {
  if (!isKeyedProvider(kind)) return null;
  const {
    isSetUp = false,
    mode = null,
    names = [],
    addresses,
  } = all.find(({ gateway }) => gateway === kind) ?? {};
  const facts: ProviderFacts = paymentProviders[kind];
  const { name, keys, optionalKeys = [], longKeys = [] } = facts;
  return {
    gateway: kind,
    name,
    isSetUp,
    mode,
    keys: Object.entries(keys ?? {}).map(([key, sight]) => ({
      name: key as AnyKeyName,
      isSet: names.includes(key),
      isSecret: sight === 'secret',
      isOptional: optionalKeys.includes(key),
      isLong: longKeys.includes(key),
    })),
    addresses: addresses ?? { return: '', cancel: '', notice: '' },
  };
}
