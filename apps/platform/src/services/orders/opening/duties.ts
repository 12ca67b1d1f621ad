import { officialFiles } from '@izlog/contract/cms/option-keys';
import {
  invoicingOf,
  invoicingOptions,
  lacksFiscalisation,
} from '@izlog/contract/ecommerce/duties/invoicing';
import type { DutyGap } from '@izlog/contract/ecommerce/orders/duties';
import type { Ctx } from '#platform/kernel/context.ts';
import { listSetOptions } from '#platform/services/settings/index.ts';
import { countGoods, listTickedPolicies } from './duty.queries.ts';

type Asking = Pick<Ctx, 'db' | 'site' | 'now'>;

/** Since when the Croatian act on fiscalisation counts for every invoice to a consumer (NN 89/2025). */
const fiscalisedSince = '2026-01-01';
/** Since when the two labels of Regulation (EU) 2025/1960 have to be shown. */
const labelledSince = '2026-09-27';

/** What the law asks of a shop and it lacks; nothing where nothing is sold. */
export async function readDuties(asking: Asking): Promise<DutyGap[]> {
  const { site } = asking;
  if (!site.isEcommerce) return [];
  const languages = site.languages;
  const files = officialFiles.flatMap((name) => languages.map((language) => `${name}.${language}`));
  const rows = await listSetOptions(asking, [...invoicingOptions, ...files, 'DurabilityLabelFields']);
  const set = new Map(rows.map((row) => [row.key, row]));
  const text = (key: string): string => set.get(key)?.value ?? '';
  const invoicing = invoicingOf(Object.fromEntries(invoicingOptions.map((key) => [key, text(key)])));
  const without = (name: (typeof officialFiles)[number]) =>
    languages.filter((language) => set.get(`${name}.${language}`)?.mediaId == null);
  const { goods, guaranteed } = await countGoods(asking);
  const ticked = await listTickedPolicies(asking);
  const hasPlaces = text('DurabilityLabelFields').trim() !== '';
  const unlabelled = hasPlaces ? without('DurabilityLabel') : languages;
  const gap = (isThere: boolean, name: DutyGap['name'], since: string | null, of: readonly string[] = []) =>
    isThere ? [{ name, since, of: [...of] }] : [];
  return [
    ...gap(invoicing.by === null, 'invoicesBy', null),
    ...gap(lacksFiscalisation(invoicing), 'fiscalisation', fiscalisedSince),
    ...gap(
      goods && without('GuaranteeNotice').length > 0,
      'guaranteeNotice',
      labelledSince,
      without('GuaranteeNotice'),
    ),
    ...gap(guaranteed && unlabelled.length > 0, 'durabilityLabel', labelledSince, unlabelled),
    ...gap(ticked.length > 0, 'privacyTicked', null, ticked),
  ];
}
