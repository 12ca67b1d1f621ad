import type { Env } from '@izlog/platform/env';
import { hostOf, isOfMainSite, nameOf } from '@izlog/platform/services/settings/setup';
import type { Pool } from 'pg';
import { type Finding, missing, weak } from './finding.ts';

interface Address {
  site: number;
  name: string;
  host: string;
  url: string;
  isMain: boolean;
}

/**
 * Whether each address belongs to one site in all its forms, and PUBLIC_URL to the main one. Since that is a rule nobody
 * breaks it any more; what stood before stands on until somebody decides.
 */
export async function addressFindings(pool: Pool, env: Pick<Env, 'PUBLIC_URL'>): Promise<Finding[]> {
  const { rows } = await pool.query<Address>(
    `select d.site_id as site, s.name, d.host, d.url,
       s.is_default or (select count(*) from sites) = 1 as "isMain"
     from site_domains d join sites s on s.id = d.site_id order by d.id`,
  );
  return [...sharedNames(rows), ...notTheirs(rows), ...publicFindings(rows, env.PUBLIC_URL)];
}

const howToSet = (site: number) => `\`izlog site domains ADDRESS … --site ${site}\``;

/** Visitors of one site, and the links in its mails, come to another when they leave out `www.` or name a port. */
function sharedNames(addresses: readonly Address[]): Finding[] {
  return [...Map.groupBy(addresses, ({ host }) => nameOf(host))].flatMap(([name, all]) => {
    const sites = new Map(all.map((one) => [one.site, one]));
    if (sites.size === 1) return [];
    const list = all.map(({ url, name: owner }) => `${url} of ${owner}`).join(' and ');
    return [
      missing(
        `${list} are one address to visitors, and ${name} belongs to one site: whoever has the other reads what is meant for it. Decide, and set them anew: ${[...sites.keys()].map(howToSet).join(', ')}.`,
      ),
    ];
  });
}

function notTheirs(addresses: readonly Address[]): Finding[] {
  return addresses
    .filter(({ isMain, host }) => !isMain && isOfMainSite(host))
    .map(({ url, name, site }) =>
      weak(
        `${url} of ${name} is no registered domain: such addresses belong to the main site. ${howToSet(site)}.`,
      ),
    );
}

function publicFindings(addresses: readonly Address[], publicUrl: string | undefined): Finding[] {
  const host = publicUrl && hostOf(publicUrl);
  const main = addresses.find(({ isMain }) => isMain);
  if (!host || isOfMainSite(host) || !main) return [];
  const owner = addresses.find((one) => nameOf(one.host) === nameOf(host));
  if (owner && !owner.isMain)
    return [
      missing(
        `PUBLIC_URL is ${publicUrl}, which is an address of ${owner.name}: mails of ${main.name} name ${main.url} instead. Set PUBLIC_URL to an address of ${main.name}, or give it that one: ${howToSet(owner.site)}, then ${howToSet(main.site)}.`,
      ),
    ];
  if (!owner)
    return [
      weak(`PUBLIC_URL is ${publicUrl} and was not that at the last start: the next one writes it down.`),
    ];
  if (nameOf(main.host) !== nameOf(host) && !isOfMainSite(main.host))
    return [
      weak(`PUBLIC_URL is ${publicUrl}, and mails of ${main.name} name ${main.url}, its first address.`),
    ];
  return [];
}
