import type { OwnOption } from '@izlog/contract/cms/option-keys';
import type { OptionGroup } from '@izlog/contract/cms/option-kind';
import type { listFiscalCertificates } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import type { getInvoicingState } from '@izlog/contract/ecommerce/duties/invoicing-state';
import type { getKpdList } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { Picture } from '@izlog/contract/media/media';
import type { getMailState } from '@izlog/contract/settings/mail-state';
import type { SetupState } from '@izlog/contract/settings/setup-steps';
import type { HistoryAct } from '#site/admin/record/list-view.ts';

/** The same of the languages, which are no options. */
export const languagesSlug = 'jezici';

/** The same of countries and currencies. */
export const shopSlug = 'drzave-i-valute';

/** The same of the addresses on which the site answers. */
export const addressesSlug = 'adrese';

/** The same of another site of this installation. */
export const newSiteSlug = 'nova-trgovina';

/** Where the pages that the law wants stand on the first page of the back office. */
export const legalPagesId = 'zakonske-stranice';

/** How an option is filled in. */
export type OptionControl =
  | { kind: 'line'; most: number; type?: 'email' | 'tel'; inputMode?: 'numeric' }
  | { kind: 'lines'; most: number; isCode?: true }
  | { kind: 'secret'; most: number }
  | { kind: 'tick' }
  | { kind: 'choice'; choices: ReadonlyArray<{ value: string; name: string }> }
  | { kind: 'switches'; switches: ReadonlyArray<{ name: string; label: string; isOn: boolean }> }
  | { kind: 'colour' }
  | { kind: 'picture'; pictures: readonly Picture[] };

/** An option as its screen shows it, in the words of the page. */
export interface OptionView {
  key: string;
  label: string;
  hint?: string;
  control: OptionControl;
  /** What is set, else what is usual. */
  value: string;
  /** What was read: null where nothing is set. */
  was: string | null;
  isSet: boolean;
}

/** One screen of the settings. */
export interface SettingsView {
  group: OptionGroup;
  title: string;
  lead: string;
  options: readonly OptionView[];
  /** Who set what of them, the newest first, in words. */
  history: readonly HistoryAct[];
  /** Of the screen of mails: through which server they leave. */
  mail: EndpointAnswer<typeof getMailState> | null;
  /** Of the screen of invoices, where the seller is Croatian: how they stand. */
  invoicing: EndpointAnswer<typeof getInvoicingState> | null;
  /** Of the same screen: the certificates by which they are told to the tax host. */
  certificates: EndpointAnswer<typeof listFiscalCertificates> | null;
  /** Of the screen of e-invoices: which list of KPD the shop has. */
  kpdList: EndpointAnswer<typeof getKpdList> | null;
}

/** What the options of a screen are called, by their keys. */
export const labelsOf = ({ options }: Pick<SettingsView, 'options'>): Record<string, string> =>
  Object.fromEntries(options.map(({ key, label }) => [key, label]));

/** Options of another screen that are asked for on this one too: who sells stands on each invoice. */
export const alsoOn: Readonly<Partial<Record<OptionGroup, readonly OwnOption[]>>> = {
  invoices: ['CompanyName', 'CompanyStreet', 'CompanyTown', 'CompanyOib'],
};

/** A screen of the settings in the list of them. */
export interface SettingsLink {
  to: string;
  title: string;
  lead: string;
  /** How it stands; nothing for what a shop can do without. */
  state: SetupState | null;
}

/** All screens of the settings, and what was looked for among them. */
export interface SettingsIndex {
  typed: string;
  found: ReadonlyArray<{ label: string; on: string; to: string }>;
  sections: ReadonlyArray<{ title: string; links: readonly SettingsLink[] }>;
}
