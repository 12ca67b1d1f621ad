import type { OpeningGap } from '@izlog/contract/ecommerce/orders/opening';
import type { SetupStep } from '@izlog/contract/settings/setup-steps';
import type { Env } from '@izlog/platform/env';
import type { Db } from '@izlog/platform/kernel/database/db';
import { findUnsafeProducts } from '@izlog/platform/services/catalogue/index';
import { readOpening, readSetup } from '@izlog/platform/services/orders/setup';
import { createSiteRegistry } from '@izlog/platform/services/settings/setup';
import type { Pool } from 'pg';
import { type Finding, missing, weak } from './finding.ts';

/** What shops lack of what the law wants buyers to be told: without the most of it they take no orders. */
export async function openingFindings(pool: Pool, db: Db, env: Env, now: Date): Promise<Finding[]> {
  const { rows } = await pool.query<{ id: number; where: string }>(
    `select id::int as id, case when is_default then '' else ' --site ' || id end as "where"
      from sites where is_ecommerce order by id`,
  );
  const registry = createSiteRegistry({ db });
  const findings: Finding[] = [];
  for (const { id, where } of rows) {
    const site = await registry.byId(id);
    if (!site) continue;
    const { steps } = await readSetup({ db, site, now }, env);
    for (const { name, state, lacks } of steps) {
      if (state === 'missing' && stepWords[name]) findings.push(weak(`${site.name} ${stepWords[name]}`));
      if (name === 'taxes' && lacks.length > 0)
        findings.push(
          weak(
            `${site.name} charges the tax of the buyer's country (OSS), and has no rate of ${lacks.join(', ')}: sales there are taxed as at home (Settings, Taxes).`,
          ),
        );
    }
    const opening = await readOpening({ db, site, now });
    const lacks = (gaps: readonly OpeningGap[]) => gaps.map(wordsOf).join(', ');
    if (!opening.takesOrders) {
      findings.push(
        missing(
          `${site.name} takes no orders yet. It lacks ${lacks(opening.missing)}. Options: \`izlog option set …${where}\`; pages are read, completed and published on the start page of the back office.`,
        ),
      );
    } else if (opening.missing.length > 0) {
      findings.push(
        weak(
          `${site.name} takes orders by OpenWithoutLegalTexts although it lacks ${lacks(opening.missing)}.`,
        ),
      );
    }
    const { count, products } = await findUnsafeProducts({ db, site });
    if (count > 0)
      findings.push(
        weak(
          `On ${site.name} products are public without what their category asks for by product safety (GPSR, Article 19), ${count} in all: ${products.map(({ name, missing: lacking }) => `${name} (${lacking.join(', ')})`).join('; ')}${count > products.length ? ' …' : ''}. Complete brand and product, or take them out of the shop.`,
        ),
      );
    const pages = opening.wanted.filter(({ kind }) => kind === 'page');
    if (pages.length > 0) findings.push(weak(`Not public on ${site.name} yet: ${lacks(pages)}.`));
  }
  return findings;
}

/** Steps of the setup list that nothing else here tells. */
const stepWords: Readonly<Partial<Record<SetupStep, string>>> = {
  payment: 'has no way to pay: nobody can order (Settings, Payment).',
  delivery: 'has no way of delivery: only what is not sent can be ordered (Delivery).',
  product: 'has no product that visitors can see.',
};

function wordsOf({ kind, name, language }: OpeningGap): string {
  if (kind === 'option') return name;
  if (kind === 'consent') return `a required consent to the terms (form ${name})`;
  return `the page ${name} (${language})`;
}
