import { type Invoicing, invoicingOf, invoicingOptions } from '@izlog/contract/ecommerce/duties/invoicing';
import {
  abroadReadings,
  cashOnDeliveryReadings,
  type PaperReadings,
  type PaymentCode,
} from '@izlog/contract/ecommerce/duties/which-paper';
import type { Ctx } from '#platform/kernel/context.ts';
import { readOptions } from '#platform/services/settings/index.ts';

/** Who sells, as documents and payment slips name it. Empty texts where the shop has not set it. */
export interface Seller {
  name: string;
  street: string;
  /** Postcode and town. */
  town: string;
  oib: string;
  /** Without spaces. */
  iban: string;
  email: string;
  phone: string;
  /** Court, register number, capital: what the law wants on documents. */
  register: string;
  /** Business premises and device in invoice numbers. */
  premises: string;
  device: string;
  /** Who issues documents here: the mark that stands on them, and whose OIB it is. */
  operator: { mark: string; oib: string };
  /** The last number that another program gave out with these marks. */
  numberSoFar: number;
  /** Why no tax is charged, in the shop's own words; empty: in those of the program. */
  vatExemption: string;
  readings: PaperReadings & { cashOnDelivery: PaymentCode };
  /** Who makes out the invoices, and whether by Croatian law. */
  invoicing: Invoicing;
  /** Days to pay a bank transfer, and after how many of them to remind; 0 reminds never. */
  paymentDays: number;
  reminderDays: number;
  /** Days and times a bought file can be fetched. */
  downloadDays: number;
  downloadLimit: number;
}

/** The options it is read from. */
export const sellerOptions = [
  ...invoicingOptions,
  'CompanyName',
  'CompanyStreet',
  'CompanyTown',
  'CompanyEmail',
  'CompanyPhone',
  'CompanyRegister',
  'InvoicePremises',
  'InvoiceDevice',
  'InvoiceNumberSoFar',
  'InvoiceOperator',
  'InvoiceOperatorOib',
  'InvoicesAbroad',
  'CashOnDeliveryAs',
  'VatExemption',
  'PaymentDays',
  'ReminderDays',
  'DownloadDays',
  'DownloadLimit',
] as const;

type SellerOption = (typeof sellerOptions)[number];

/** Reads the seller's data from the site's options, in one statement. */
export async function readSeller(ctx: Pick<Ctx, 'db' | 'site'>): Promise<Seller> {
  return sellerOf(ctx.site, await readOptions(ctx, sellerOptions));
}

/** The seller by options that were read before. */
export function sellerOf(
  site: Pick<Ctx['site'], 'name'>,
  options: ReadonlyMap<string, string | null>,
): Seller {
  const text = (key: SellerOption) => options.get(key)?.trim() ?? '';
  const count = (key: SellerOption, usual: number, most: number) => {
    const value = text(key);
    return /^\d{1,9}$/.test(value) ? Math.min(Number(value), most) : usual;
  };
  const one = <T extends string>(key: SellerOption, of: readonly T[], usual: T): T =>
    of.find((each) => each === text(key)) ?? usual;
  return {
    name: text('CompanyName') || site.name,
    street: text('CompanyStreet'),
    town: text('CompanyTown'),
    oib: text('CompanyOib'),
    iban: text('CompanyIban').replaceAll(/\s/g, '').toUpperCase(),
    email: text('CompanyEmail'),
    phone: text('CompanyPhone'),
    register: text('CompanyRegister'),
    premises: text('InvoicePremises') || 'WEB1',
    device: text('InvoiceDevice') || '1',
    operator: {
      mark: text('InvoiceOperator') || 'WEB',
      oib: text('InvoiceOperatorOib') || text('CompanyOib'),
    },
    numberSoFar: count('InvoiceNumberSoFar', 0, 999_999),
    vatExemption: text('VatExemption'),
    readings: {
      abroad: one('InvoicesAbroad', abroadReadings, 'fiscal'),
      cashOnDelivery: one('CashOnDeliveryAs', cashOnDeliveryReadings, 'cash'),
    },
    invoicing: invoicingOf(Object.fromEntries(invoicingOptions.map((key) => [key, text(key)]))),
    paymentDays: Math.max(1, count('PaymentDays', 7, 365)),
    reminderDays: count('ReminderDays', 3, 365),
    downloadDays: Math.max(1, count('DownloadDays', 30, 3650)),
    downloadLimit: Math.max(1, count('DownloadLimit', 10, 1000)),
  };
}
