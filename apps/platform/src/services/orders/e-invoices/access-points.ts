import type { accessPointHosts } from '@izlog/contract/ecommerce/e-invoices/e-invoice-settings';
import { type AccessPoint, mojEracun } from 'e-invoice';
import { openOption } from '#platform/kernel/access/sealed-option.ts';
import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { readOptions } from '#platform/services/settings/index.ts';

type Host = (typeof accessPointHosts)[number];

/** Nobody but these is asked: an address cannot be set. A redirect leads nowhere. */
const addresses: Record<Host, string> = {
  live: 'https://www.moj-eracun.hr',
  test: 'https://demo.moj-eracun.hr',
};

/** The options of an account, of each host its own: what is for one never goes to the other (FISC-06). */
const accounts = {
  live: { user: 'MojEracunUser', password: 'MojEracunPassword', software: 'MojEracunSoftware' },
  test: { user: 'MojEracunTestUser', password: 'MojEracunTestPassword', software: 'MojEracunTestSoftware' },
} as const;

/** How long an access point may take; no buyer and no clerk waits for it but who tries it. */
const timeoutMs = 20_000;

/** Where access points are; held for the whole platform, so that tests put a stand-in there. */
export const accessPointOutside = (): { address?: string } => ({});

/** Moj-eRačun with the account of a site at one of its hosts; undefined while the site has none. */
export async function openMojEracun(kernel: Kernel, ctx: Ctx, host: Host): Promise<AccessPoint | undefined> {
  const { user, password, software } = accounts[host];
  const options = await readOptions(ctx, [user, password, software, 'MojEracunUnit', 'CompanyOib']);
  const text = (key: string) => options.get(key)?.trim() ?? '';
  const secret = openOption(kernel.secrets, { siteId: ctx.site.id, key: password }, text(password));
  if (text(user) === '' || secret === '' || text(software) === '' || text('CompanyOib') === '')
    return undefined;
  const unit = text('MojEracunUnit');
  return mojEracun({
    address: kernel.held.get(accessPointOutside).address ?? kernel.env.E_INVOICE_STAND_IN ?? addresses[host],
    username: text(user),
    password: secret,
    companyId: text('CompanyOib'),
    softwareId: text(software),
    ...(unit !== '' && { businessUnit: unit }),
    timeoutMs,
  });
}
