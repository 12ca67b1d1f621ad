import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { publicUrl } from '../../env.ts';
import type { Site } from '../../kernel/context.ts';
import type { Db } from '../../kernel/db.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { type MailOptions, readMailOptions } from './mail.queries.ts';

type Machine = Pick<Kernel, 'env' | 'sites'>;

/** How a site's mails look and from whom they come. */
export interface SiteLook {
  name: string;
  /** Address of the site, without a slash at the end. */
  url: string;
  /** `#rrggbb` of buttons and links. */
  color: string;
  /** Address of the logo; null where it is a drawing that mail programs do not show. */
  logoUrl: string | null;
  /** `Name <address>` or an address. */
  from: string;
  /** Who runs the shop, line by line: the law wants firm, seat, register and capital on business letters. */
  imprint: readonly string[];
  /** Where to ask; null where the shop does not say. */
  email: string | null;
  phone: string | null;
}

const ownColor = '#0A5650';

/** Reads name, address, logo, colour and sender of a site from its options. */
export async function readSiteLook(kernel: Kernel, db: Db, site: Site): Promise<SiteLook> {
  const { logo, color, from, domain, company } = await readMailOptions(db, site.id);
  const url = await addressOf(kernel, site, domain);
  return {
    name: site.name,
    url,
    color: color && /^#[0-9a-f]{6}$/i.test(color) ? color : ownColor,
    logoUrl: logo && isRaster(logo) ? `${url}${mediaAddress(logo, 'SmallSize', 'png')}` : null,
    from: from || kernel.env.MAIL_FROM,
    imprint: imprintOf(company),
    email: company.email || null,
    phone: company.phone || null,
  };
}

function imprintOf({ name, street, town, oib, register }: MailOptions['company']): string[] {
  const seat = [name, street, town].filter(Boolean).join(', ');
  return [seat, [oib && `OIB ${oib}`, register].filter(Boolean).join(' · ')].filter(Boolean);
}

/** Address of a site for links in mails, without a slash at the end: PUBLIC_URL for the main site, else its first domain. */
export async function siteUrl(kernel: Machine, db: Db, site: Site): Promise<string> {
  return addressOf(kernel, site, (await readMailOptions(db, site.id)).domain);
}

async function addressOf(kernel: Machine, site: Site, domain: string | undefined): Promise<string> {
  const standard = await kernel.sites.standard();
  if (kernel.env.PUBLIC_URL && standard?.id === site.id) return kernel.env.PUBLIC_URL;
  return withPort(domain ?? publicUrl(kernel.env), kernel.env).replace(/\/$/, '');
}

/** A shop that runs on this machine for a trial answers at its port, which its domain does not say. */
function withPort(address: string, { PORT, PUBLIC_URL }: Kernel['env']): string {
  const url = new URL(address);
  const isHere = /(^|\.)localhost$|^127\./.test(url.hostname);
  if (PUBLIC_URL || !isHere || url.port !== '' || url.protocol !== 'http:') return address;
  url.port = String(PORT);
  return url.href;
}
