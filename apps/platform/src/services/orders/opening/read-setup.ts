import { optionsBeforeOrders } from '@izlog/contract/cms/legal-pages';
import type { Duty } from '@izlog/contract/ecommerce/orders/duties';
import { isKeyedProvider } from '@izlog/contract/ecommerce/payment-providers';
import type { EndpointReturn } from '@izlog/contract/endpoint';
import type { getSetup } from '@izlog/contract/settings/setup';
import type { SetupState } from '@izlog/contract/settings/setup-steps';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mailServer } from '#platform/services/messaging/index.ts';
import { taxes } from '#platform/services/pricing/index.ts';
import { listSetOptions, readCheckoutSettings } from '#platform/services/settings/index.ts';
import { findEndingCertificate } from '../fiscal/certificate-end.ts';
import { listTaxClasses } from '../taxes/tax-classes.queries.ts';
import { untaxedCountries } from '../taxes/untaxed-countries.ts';
import { readDuties } from './duties.ts';
import { readOpening } from './opening.ts';
import { countWares, type OfferedPayment } from './setup.queries.ts';

type Asking = Pick<Ctx, 'db' | 'site' | 'now'>;
type Setup = EndpointReturn<typeof getSetup>;
type Step = Setup['steps'][number];

/** What a shop needs to sell lawfully, step by step: staff see it until it is done, and the doctor tells it too. */
export async function readSetup(
  asking: Asking,
  env: Pick<Kernel['env'], 'PUBLIC_URL' | 'SMTP_URL'>,
): Promise<Setup> {
  const { missing, takesOrders } = await readOpening(asking);
  if (!asking.site.isEcommerce) return { steps: [], takesOrders };
  const { products, deliveries, payments } = await countWares(asking);
  const hasMail = env.SMTP_URL !== undefined || (await mailServer.isSet(asking));
  const set = new Map(
    (await listSetOptions(asking, [...optionsBeforeOrders, 'CompanyIban', 'Logo'])).map((row) => [
      row.key,
      row,
    ]),
  );
  const text = (key: string): string => set.get(key)?.value?.trim() ?? '';
  const iban = text('CompanyIban');
  const usable = payments.filter((one) => isUsable(one, iban));
  const isTrial = usable.length > 0 && usable.every(isOnTrial);
  const lacking = (kind: string) => missing.filter((gap) => gap.kind === kind).map(({ name }) => name);
  const step = (name: Step['name'], state: SetupState, more: Partial<Step> = {}): Step => ({
    name,
    state,
    lacks: [],
    has: [],
    count: 0,
    ...more,
  });
  const duties = await readDuties(asking);
  const isLacking = (name: Duty): boolean => duties.some((gap) => gap.name === name);
  const lackingFiles = duties.flatMap(({ name, of }) =>
    name === 'guaranteeNotice' || name === 'durabilityLabel'
      ? of.map((language) => `${name}.${language}`)
      : [],
  );
  const isAsked = isLacking('invoicesBy');
  const ending = await findEndingCertificate(asking);
  const tax = await readTaxState(asking);
  const needs = (isThere: boolean): SetupState => (isThere ? 'done' : 'missing');
  const wants = (isThere: boolean): SetupState => (isThere ? 'done' : 'wanted');
  return {
    takesOrders,
    steps: [
      step('company', needs(lacking('option').length === 0), {
        lacks: lacking('option'),
        has: ['CompanyName', 'CompanyTown', 'CompanyOib'].map(text).filter(Boolean),
      }),
      step('iban', wants(iban !== ''), { has: iban ? [iban] : [] }),
      step('payment', usable.length === 0 ? 'missing' : wants(!isTrial), {
        count: usable.length,
        lacks: isTrial ? ['trial'] : [],
      }),
      step('delivery', needs(deliveries > 0), { count: deliveries }),
      step('taxes', wants(tax.isSaid && tax.lacking.length === 0), { lacks: tax.lacking, has: tax.rates }),
      step('invoices', wants(!isAsked && !isLacking('fiscalisation')), {
        lacks: [
          ...(!isAsked && isLacking('fiscalisation') ? ['fiscalisation'] : []),
          ...(ending ? ['certificate', ending.until?.toISOString() ?? ''] : []),
        ],
      }),
      step('product', needs(products > 0), { count: products }),
      step('legal', needs(lacking('page').length === 0), { lacks: lacking('page') }),
      step('consent', needs(lacking('consent').length === 0)),
      step('labels', wants(!isLacking('guaranteeNotice') && !isLacking('durabilityLabel')), {
        lacks: lackingFiles,
      }),
      step('mail', hasMail ? 'done' : isPublic(env) ? 'missing' : 'wanted'),
      step('look', wants(set.get('Logo')?.mediaId != null)),
    ],
  };
}

/** Whether somebody set what is taxed at what; once the tax of the buyer's country counts, where it lacks a rate. */
async function readTaxState(asking: Asking) {
  const row = await readCheckoutSettings(asking.db, asking.site.id);
  const classes = await listTaxClasses(asking);
  const terms = await taxes.readTerms(asking);
  const usual = row?.usualTaxRate ?? null;
  return {
    isSaid: usual !== null || classes.length > 0,
    lacking: terms.ossFrom === null ? [] : await untaxedCountries(asking, terms),
    rates: [...(usual === null ? [] : [`${usual / 100} %`]), ...classes.map(({ name }) => name)],
  };
}

/** Whether it is offered: with its keys, or with the account that is paid to. */
const isUsable = ({ kind, mode }: OfferedPayment, iban: string): boolean =>
  isKeyedProvider(kind) ? mode !== null : (kind !== 'bankTransfer' && kind !== 'hpf') || iban !== '';

const isOnTrial = ({ kind, mode }: OfferedPayment): boolean => kind === 'sandbox' || mode === 'test';

/** Whether others can reach the shop: mails that stay in a folder are then lost. */
const isPublic = ({ PUBLIC_URL }: Pick<Kernel['env'], 'PUBLIC_URL'>): boolean =>
  PUBLIC_URL !== undefined && !/\/\/(localhost|127\.|\[::1\])/.test(PUBLIC_URL);
