import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import { ibanOf } from '../iban.ts';
import { sepaText } from './sepa-text.ts';
import { type CreditTransfer, type TransferFile, TransferRefused, writePain001 } from './write-pain001.ts';

const transfer: CreditTransfer = {
  ...{ id: 'POVRAT-15', endToEndId: 'HR002026-1472-15', amount: 1400 },
  ...{ name: 'Vedran Lukić', iban: 'HR1723600001101234565', text: 'Povrat za narudžbu 2026-001472' },
};
const file: TransferFile = {
  ...{ version: '03', dialect: 'iso', id: 'IZLAZ-1', createdAt: new Date('2026-11-27T19:00:00Z') },
  ...{ payOn: '2026-11-30', payer: { name: 'Šator & Đon d.o.o.', iban: 'HR12 1001 0051 8630 0016 0' } },
  transfers: [transfer, { ...transfer, id: 'POVRAT-16', amount: 5, iban: 'DE89 3704 0044 0532 0130 00' }],
};

/** Elements as their paths in the order of the file, with the text of those that have one. */
function pathsOf(xml: string): [string, string][] {
  const found: [string, string][] = [];
  const path: string[] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    path.push(name);
    found.push([path.slice(2).join('/'), '']);
  });
  parser.on('text', (text) => {
    const last = found.at(-1);
    if (last && text.trim()) last[1] = text;
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return found;
}

const textsAt = (xml: string, end: string) =>
  pathsOf(xml).flatMap(([path, text]) => (path.endsWith(end) ? [text] : []));

/** The sequences of the published schema (CustomerCreditTransferInitiationV03 and V09), of what a file of ours may have. */
const sequences: Readonly<Record<string, string>> = {
  '': 'GrpHdr PmtInf',
  GrpHdr: 'MsgId CreDtTm NbOfTxs CtrlSum InitgPty',
  PmtInf:
    'PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt Dbtr DbtrAcct DbtrAgt ChrgBr CdtTrfTxInf',
  CdtTrfTxInf: 'PmtId Amt Cdtr CdtrAcct RmtInf',
  PmtId: 'InstrId EndToEndId',
  Strd: 'CdtrRefInf AddtlRmtInf',
  CdtrRefInf: 'Tp Ref',
};

function faultsOf(xml: string): string[] {
  const children = new Map<string, string[]>();
  let places: string[] = [];
  return pathsOf(xml).flatMap(([path]) => {
    const parts = path.split('/').filter(Boolean);
    const [name, parent] = [parts.at(-1) ?? '', parts.at(-2) ?? ''];
    if (parts.length === 0) return [];
    // The place of each element counts it again, where its parent began again.
    places = places.slice(0, parts.length - 1);
    const key = `${places.join('/')}`;
    const before = children.get(key) ?? [];
    children.set(key, [...before, name]);
    places.push(`${name}${before.length}`);
    const order = sequences[parent]?.split(' ');
    if (!order) return [];
    const isInOrder =
      order.includes(name) && before.every((one) => order.indexOf(one) <= order.indexOf(name));
    return isInOrder ? [] : [`${path} after ${before.at(-1)}`];
  });
}

test.for(['03', '09'] as const)(
  '[BANK-01] transfers are written in the order of the schema of pain.001.001.%s, with count and sum',
  (version) => {
    const xml = writePain001({ ...file, version });

    expect(xml).toContain(`xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.${version}"`);
    expect(faultsOf(xml)).toEqual([]);
    expect(textsAt(xml, 'NbOfTxs')).toEqual(['2', '2']);
    expect(textsAt(xml, 'CtrlSum')).toEqual(['14.05', '14.05']);
    expect(textsAt(xml, 'InstdAmt')).toEqual(['14.00', '0.05']);
    expect(textsAt(xml, 'IBAN')).toEqual([
      ...['HR1210010051863000160', 'HR1723600001101234565', 'DE89370400440532013000'],
    ]);
    expect(textsAt(xml, version === '03' ? '/ReqdExctnDt' : '/ReqdExctnDt/Dt')).toEqual(['2026-11-30']);
    expect(textsAt(xml, 'Dbtr/Nm')).toEqual(['Sator + Don d.o.o.']);
    expect(textsAt(xml, 'Ustrd')[0]).toBe('Povrat za narudzbu 2026-001472');
  },
);

test('[BANK-01] for Croatian banks a payee at home gets the model HR99 beside the words, one abroad the words alone', () => {
  const xml = writePain001({ ...file, dialect: 'hr' });

  expect(xml).toContain('xsd:scthr:pain.001.001.03"');
  expect(faultsOf(xml)).toEqual([]);
  expect(textsAt(xml, 'CdtrRefInf/Ref')).toEqual(['HR99']);
  expect(textsAt(xml, 'AddtlRmtInf')).toEqual(['Povrat za narudzbu 2026-001472']);
  expect(textsAt(xml, 'Ustrd')).toHaveLength(1);
});

test('[BANK-01] what a bank would refuse is refused with the transfer and the field', () => {
  const refused = (changes: Partial<TransferFile>, one: Partial<CreditTransfer> = {}) => {
    try {
      writePain001({ ...file, transfers: [transfer, { ...transfer, id: 'B', ...one }], ...changes });
      return 'written';
    } catch (error) {
      if (!(error instanceof TransferRefused)) throw error;
      return [error.field, error.transfer];
    }
  };

  expect(refused({})).toBe('written');
  expect(refused({}, { iban: 'HR1723600001101234566' })).toEqual(['iban', 1]);
  expect(refused({}, { iban: '' })).toEqual(['iban', 1]);
  expect(refused({}, { name: '日本' })).toEqual(['name', 1]);
  for (const amount of [0, -1, 0.5, 100_000_000_000]) expect(refused({}, { amount })).toEqual(['amount', 1]);
  expect(refused({}, { id: transfer.id })).toEqual(['id', 1]);
  expect(refused({}, { endToEndId: 'ž' })).toEqual(['endToEndId', 1]);
  expect(refused({ payer: { name: 'A', iban: 'HR00' } })).toEqual(['iban', undefined]);
  expect(refused({ transfers: [] })).toEqual(['transfers', undefined]);
  expect(refused({ payOn: '30. 11.' })).toEqual(['payOn', undefined]);
  expect(refused({ id: 'x'.repeat(36) })).toEqual(['id', undefined]);
});

test('[BANK-01] whatever people are called, a file is well-formed, keeps to its letters and lengths, and its sum is that of its transfers', () => {
  const any = fc.record({
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    name: fc.string({ unit: 'grapheme', maxLength: 90 }).map((name) => `A ${name}`),
    text: fc.string({ unit: 'grapheme', maxLength: 200 }),
  });
  fc.assert(
    fc.property(
      fc.array(any, { minLength: 1, maxLength: 5 }),
      fc.constantFrom('iso', 'hr'),
      (some, dialect) => {
        const transfers = some.map((one, index) => ({ ...transfer, id: `T${index}`, ...one }));
        const xml = writePain001({ ...file, dialect, transfers });

        expect(faultsOf(xml)).toEqual([]);
        const sum = some.reduce((all, { amount }) => all + amount, 0);
        expect(textsAt(xml, 'GrpHdr/CtrlSum')).toEqual([(sum / 100).toFixed(2)]);
        for (const name of textsAt(xml, 'Cdtr/Nm')) expect(name).toMatch(/^[A-Za-z0-9/\-?:().,'+ ]{1,70}$/);
      },
    ),
    { numRuns: 300 },
  );
});

test('[BANK-01] letters that not every bank takes become their neighbours', () => {
  expect(sepaText('Đuro Šćepanović & sin', 70)).toBe('Duro Scepanovic + sin');
  expect(sepaText('//a//b/', 70)).toBe('a/b');
  expect(sepaText('Müller – Großhandel', 9)).toBe('Muller -');
});

test('[BANK-01] an IBAN is one only with the length and check digits of its country', () => {
  expect(ibanOf('hr12 1001 0051 8630 0016 0')).toBe('HR1210010051863000160');
  expect(ibanOf('HR1210010052863000160')).toBeUndefined();
  expect(ibanOf('')).toBeUndefined();
});
