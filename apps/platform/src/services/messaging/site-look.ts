import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { Site } from '#platform/kernel/context.ts';
import type { Db } from '#platform/kernel/database/db.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { mainAddress } from '#platform/services/settings/index.ts';
import { type MailOptions, readMailOptions } from './mail.queries.ts';

/** How a site's mails look and from whom they come. */
export interface SiteLook {
  name: string;
  /** Address of the site, without a slash at the end. */
  url: string;
  /** `#rrggbb` of buttons and links. */
  color: string;
  /** Address of the logo; null where it is a drawing that mail programs do not show. */
  logoUrl: string | null;
  /** As the shop set it, else the program's sender under the name of the shop. */
  from: { name: string; address: string };
  /** Who runs the shop, line by line: the law wants firm, seat, register and capital on business letters. */
  imprint: readonly string[];
  /** Where to ask; null where the shop does not say. */
  email: string | null;
  phone: string | null;
}

const ownColor = '#0A5650';

/** Reads name, address, logo, colour and sender of a site from its options. */
export async function readSiteLook(kernel: Kernel, db: Db, site: Site): Promise<SiteLook> {
  const { logo, color, from, company } = await readMailOptions(db, site.id);
  const url = await mainAddress(kernel, site);
  return {
    name: site.name,
    url,
    color: color && /^#[0-9a-f]{6}$/i.test(color) ? color : ownColor,
    logoUrl: logo && isRaster(logo) ? `${url}${mediaAddress(logo, 'SmallSize', 'png')}` : null,
    from: from
      ? senderOf(from, site.name)
      : { ...senderOf(kernel.env.MAIL_FROM, site.name), name: site.name },
    imprint: imprintOf(company),
    email: company.email || null,
    phone: company.phone || null,
  };
}

/** `Name <address>`, or an address, which goes under the name of the shop. */
function senderOf(text: string, shop: string): { name: string; address: string } {
  const [, name = '', address = text] = /^(.*)<([^>]+)>\s*$/.exec(text) ?? [];
  return { name: name.trim().replace(/^"(.*)"$/, '$1') || shop, address: address.trim() };
}

function imprintOf({ name, street, town, oib, register }: MailOptions['company']): string[] {
  const seat = [name, street, town].filter(Boolean).join(', ');
  return [seat, [oib && `OIB ${oib}`, register].filter(Boolean).join(' · ')].filter(Boolean);
}
