import type { DutyGap } from '@izlog/contract/ecommerce/orders/duties';
import type { OpeningGap } from '@izlog/contract/ecommerce/orders/opening';
import type { SetupStep } from '@izlog/contract/settings/setup-steps';
import type { Env } from '@izlog/platform/env';
import type { Db } from '@izlog/platform/kernel/database/db';
import { findPublicWithout } from '@izlog/platform/services/catalogue/index';
import { readDuties, readOpening, readSetup } from '@izlog/platform/services/orders/setup';
import { createSiteRegistry } from '@izlog/platform/services/settings/setup';
import type { Pool } from 'pg';
import { type Finding, missing, weak } from './finding.ts';
import { isPublic } from './settings-findings.ts';

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
      if (name === 'invoices' && lacks.includes('certificate'))
        findings.push(certificateFinding(site.name, lacks.at(-1) ?? '', now));
      if (name === 'taxes' && lacks.length > 0)
        findings.push(
          weak(
            `${site.name} charges the tax of the buyer's country (OSS), and has no rate of ${lacks.join(', ')}: sales there are taxed as at home (Settings, Taxes).`,
          ),
        );
    }
    for (const gap of await readDuties({ db, site, now }))
      findings.push(dutyFinding(site.name, where, gap, env));
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
    const { count, products } = await findPublicWithout.safety({ db, site });
    if (count > 0)
      findings.push(
        weak(
          `On ${site.name} products are public without what their category asks for by product safety (GPSR, Article 19), ${count} in all: ${products.map(({ name, missing: lacking }) => `${name} (${lacking.join(', ')})`).join('; ')}${count > products.length ? ' …' : ''}. Complete brand and product, or take them out of the shop.`,
        ),
      );
    const fileless = await findPublicWithout.file({ db, site });
    if (fileless.count > 0)
      findings.push(
        missing(
          `On ${site.name} e-products are on sale without a file, so that who pays gets nothing, ${fileless.count} in all: ${fileless.products.map(({ name }) => name).join(', ')}${fileless.count > fileless.products.length ? ' …' : ''}. Add the file or its address, or take them out of the shop.`,
        ),
      );
    const pages = opening.wanted.filter(({ kind }) => kind === 'page');
    if (pages.length > 0) findings.push(weak(`Not public on ${site.name} yet: ${lacks(pages)}.`));
  }
  return findings;
}

/** The certificate by which a shop that is live reports its invoices: a month before its end a new one is due. */
function certificateFinding(name: string, until: string, now: Date): Finding {
  const day = until.slice(0, 10);
  return until === '' || new Date(until) <= now
    ? missing(
        `${name} has no valid certificate for the tax host${day ? ` (it ended on ${day})` : ''}: its invoices wait, and have to be reported within two working days (Settings, Invoices).`,
      )
    : weak(
        `The certificate by which ${name} reports its invoices ends on ${day}: order a new one and put it in before (Settings, Invoices).`,
      );
}

/** Steps of the setup list that nothing else here tells. */
const stepWords: Readonly<Partial<Record<SetupStep, string>>> = {
  payment: 'has no way to pay: nobody can order (Settings, Payment).',
  delivery: 'has no way of delivery: only what is not sent can be ordered (Delivery).',
  product: 'has no product that visitors can see.',
};

/** What the law asks of a shop that sells; in public it is missing, on a computer of one's own only weak. */
function dutyFinding(name: string, where: string, { name: duty, of }: DutyGap, env: Env): Finding {
  const text = {
    invoicesBy: `Nobody has said who makes out the invoices of ${name}: \`izlog option set InvoicesBy izlog|other${where}\` (Settings, Invoices).`,
    fiscalisation: `Invoices of ${name} are not fiscalised, which Croatian law (NN 89/2025) asks for since 1 January 2026. Switch on Croatian invoices (Settings, Invoices), or let another program make them out: \`izlog option set InvoicesBy other${where}\`. Croatian companies are not offered transfer until then.`,
    guaranteeNotice: `${name} has no official notice of the legal guarantee, required since 27 September 2026 (Regulation (EU) 2025/1960), for ${of.join(', ')}: \`izlog option picture GuaranteeNotice FILE --language …${where}\`. Until then buyers read plain words.`,
    durabilityLabel: `${name} sells with a guarantee of durability and has no official label, required since 27 September 2026 (Regulation (EU) 2025/1960), for ${of.join(', ')}: \`izlog option picture DurabilityLabel FILE --language …${where}\`, and DurabilityLabelFields.`,
    privacyTicked: `${name} asks to agree to a privacy policy, which is information to be shown (GDPR, Article 13): ${of.join(', ')}. Take them off the forms, or change their text (Consents).`,
  }[duty];
  return duty === 'fiscalisation' && isPublic(env) ? missing(text) : weak(text);
}

function wordsOf({ kind, name, language }: OpeningGap): string {
  if (kind === 'option') return name;
  if (kind === 'consent') return `a required consent to the terms (form ${name})`;
  return `the page ${name} (${language})`;
}
