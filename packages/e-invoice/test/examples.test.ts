import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkInvoice, isCroatian, readUbl } from '../src/index.ts';
import { ublOf } from '../src/ubl/write-ubl.ts';
import { croatianFaults, schemaFaults } from './engines.ts';
import { eracun, foreign, isPublishedHere, textOf } from './published.ts';

const examples = isPublishedHere
  ? [join(eracun, 'examples'), foreign].flatMap((folder) =>
      readdirSync(folder).map((name) => ({ name, xml: textOf(folder, name) })),
    )
  : [];

test.skipIf(!isPublishedHere)(
  '[FISC-04] published examples are read, and made again with the same meaning',
  async () => {
    expect(examples.length).toBeGreaterThan(20);
    const again = examples.map(({ name, xml }) => {
      const { invoice, unread } = readUbl(xml);
      const made = ublOf(invoice).xml;

      expect(readUbl(made).invoice, name).toEqual(invoice);
      expect(unread, name).toEqual([]);
      const added = addedTo[name] ?? [];
      expect(
        meaning(made).filter((one) => !added.includes(one)),
        name,
      ).toEqual(meaning(xml));
      return made;
    });
    expect(await schemaFaults(again)).toEqual(again.map(() => []));
  },
);

/** What the norm wants and an example leaves out. */
const addedTo: Partial<Record<string, string[]>> = {
  'ubl-tc434-example5.xml': ['Invoice/InvoiceLine/DocumentReference/DocumentTypeCode  130'],
};

/** All that a document says, as paths with what stands there, whatever the spaces, prefixes and zeros. */
function meaning(xml: string): string[] {
  const said: string[] = [];
  const path: string[] = [];
  const flat = xml
    .replaceAll(/<\?[\s\S]*?\?>|<!--[\s\S]*?-->/g, '')
    .replace(/<ext:UBLExtension>\s*<ext:ExtensionContent>\s*<sig:[\s\S]*?<\/ext:UBLExtension>/, '');
  for (const [, close, name = '', attributes = '', selfClose, text = ''] of flat.matchAll(
    /<(\/?)([\w:.]+)((?:\s[^>]*?)?)(\/?)>([^<]*)/g,
  )) {
    if (close) path.pop();
    else {
      path.push(name.replace(/^.*:/, ''));
      const kept =
        attributes.match(/\b(currencyID|unitCode|schemeID|listID|name|mimeCode|filename)="[^"]*"/g) ?? [];
      const value = valueAt(path.at(-1), text.trim());
      if (value !== '') said.push(`${path.join('/')} ${kept.sort().join(' ')} ${value}`);
      if (selfClose) path.pop();
    }
  }
  return said.sort();
}

const valueAt = (name: string | undefined, text: string): string => {
  if (name === 'ChargeIndicator' || name === 'CopyIndicator')
    return text.replace('0', 'false').replace('1', 'true');
  return /^-?\d+\.\d+$/.test(text) ? String(Number(text)) : text.replaceAll(/\s+/g, ' ');
};

/** What is wrong with the ministry's own examples, which are older than its rules: numbers of nobody, dates, a KPD. */
const wrong = () =>
  examples
    .map(({ name, xml }) => ({ name, xml, invoice: readUbl(xml).invoice }))
    .filter(({ invoice }) => isCroatian(invoice))
    .map(({ invoice, ...rest }) => ({
      ...rest,
      rules: [...new Set(checkInvoice(invoice).map(({ rule }) => rule ?? ''))].sort(),
    }));

test.skipIf(!isPublishedHere)(
  '[FISC-04] of Croatian examples is said what is wrong, and nothing else',
  () => {
    const usual = ['HR-BR-40', 'HR-BR-53', 'HR-BR-9'];
    const others: Partial<Record<string, string[]>> = {
      'Neoporezivi_racun.xml': ['HR-BR-40', 'HR-BR-9'],
      'Racun_za_leasing_PDV_PPMV_aktivacija.xml': ['HR-BR-25', ...usual],
    };
    for (const { name, rules } of wrong()) expect(rules, name).toEqual(others[name] ?? usual);
  },
);

test.skipIf(!isPublishedHere)(
  '[FISC-04] those whose rules they are say the same of Croatian examples',
  { tags: ['release'] },
  () => {
    const all = wrong();
    const faults = croatianFaults(all.map(({ xml }) => xml));

    for (const [index, { name, rules }] of all.entries())
      expect([...new Set(faults[index])].sort(), name).toEqual(rules);
  },
);
