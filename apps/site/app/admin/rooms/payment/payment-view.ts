import type { PaymentKind } from '@izlog/contract/ecommerce/payment';
import type { AnyKeyName, KeyedProviderCode } from '@izlog/contract/ecommerce/payment-providers';
import type { CountryChoice } from '#site/admin/rooms/settings/door/country-choices.server.ts';
import type { SiteLanguage } from '#site/i18n/site-language.ts';

/** How a way to pay stands: it works, is only a trial, is switched off, or lacks something. */
export type PaymentState = 'works' | 'trial' | 'off' | 'noKeys' | 'noIban';

/** A way to pay in the list. */
export interface PaymentRow {
  code: string;
  name: string;
  kind: PaymentKind;
  state: PaymentState;
  /** Nobody else can pay so. */
  isForCompanies: boolean;
  /** Names of the countries; none for all the shop sells to. */
  countries: readonly string[];
  minTotal: number | null;
  maxTotal: number | null;
}

/** One way to pay as its form shows it. */
export interface PaymentView {
  /** Empty for a new one. */
  code: string;
  /** Of what was read. */
  revision: string;
  kind: PaymentKind;
  /** What a new one can be. */
  kinds: readonly PaymentKind[];
  state: PaymentState;
  names: Readonly<Record<string, string>>;
  descriptions: Readonly<Record<string, string>>;
  position: string;
  isActive: boolean;
  isForCompanies: boolean;
  /** Only for companies that were granted terms. */
  isOnTerms: boolean;
  isForDigital: boolean;
  /** Codes, with spaces between them. */
  countries: string;
  countryChoices: readonly CountryChoice[];
  minTotal: string;
  maxTotal: string;
  /** What the one who brings the money keeps: percent, and of each payment. */
  feePercent: string;
  feeFixed: string;
  /** Ways of delivery by name, and whether this one goes with them. */
  deliveries: ReadonlyArray<{ code: string; name: string; isWith: boolean }>;
  languages: readonly SiteLanguage[];
  keys: KeysView | null;
}

/** What a provider needs to work, without any of its keys. */
export interface KeysView {
  gateway: KeyedProviderCode;
  name: string;
  isSetUp: boolean;
  mode: 'live' | 'test' | null;
  /** In their order; whether one is set, and whether its value may be seen while it is typed. */
  keys: ReadonlyArray<{
    name: AnyKeyName;
    isSet: boolean;
    isSecret: boolean;
    isOptional: boolean;
    isLong: boolean;
  }>;
  /** What has to be entered at the provider. */
  addresses: Readonly<Record<'return' | 'cancel' | 'notice', string>>;
}

/** The last part of the address of a new way to pay. */
export const newPayment = 'novo';
