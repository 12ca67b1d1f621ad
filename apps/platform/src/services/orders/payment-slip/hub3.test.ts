import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { orderReference, referenceCheckDigit } from './check-reference.ts';
import { hub3Field, hub3Text, type PaymentSlip } from './hub3-text.ts';
import { paymentSlipPng, paymentSlipSvg } from './payment-slip-barcode.ts';

const payloads = fileURLToPath(
  new URL('../../../../../../../shared/data/hub3/payloads.json', import.meta.url),
);

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
await prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer }, fireImmediately: true });

/** What an independent decoder reads in a picture. */
async function decode(png: Uint8Array): Promise<string | undefined> {
  const [found] = await readBarcodes(png, { formats: ['PDF417'], characterSet: 'UTF8' });
  return found?.text;
}

const slip: PaymentSlip = {
  amount: 1235,
  currency: 'EUR',
  payer: { name: 'Željko Seneković', street: 'Ivanečka ulica 125', town: '42000 Varaždin' },
  recipient: { name: 'Izlog d.o.o.', street: 'Alkarski prolaz 13B', town: '21230 Sinj' },
  iban: 'HR12 1001 0051 8630 0016 0',
  model: 'HR01',
  reference: '2026-000123-6',
  purposeCode: 'OTHR',
  description: 'Narudžba 2026-000123',
};

test('a slip is fourteen lines, each ended by LF, the amount in cents of fifteen digits', () => {
  expect(hub3Text(slip)).toBe(
    [
      'HRVHUB30',
      'EUR',
      '000000000001235',
      'Željko Seneković',
      'Ivanečka ulica 125',
      '42000 Varaždin',
      'Izlog d.o.o.',
      'Alkarski prolaz 13B',
      '21230 Sinj',
      'HR1210010051863000160',
      'HR01',
      '2026-000123-6',
      'OTHR',
      'Narudžba 2026-000123',
      '',
    ].join('\n'),
  );
});

test('[CHECKOUT-058] the barcode is read back by an independent decoder, as PNG and as SVG', async () => {
  const text = hub3Text(slip);

  expect(await decode(await paymentSlipPng(text))).toBe(text);
  const drawn = await sharp(Buffer.from(await paymentSlipSvg(text)), { density: 300 })
    .png()
    .toBuffer();
  expect(await decode(drawn)).toBe(text);
});

test.skipIf(!existsSync(payloads))(
  'the published payloads are drawn and read back letter by letter',
  async () => {
    const samples = JSON.parse(readFileSync(payloads, 'utf8')) as { payload: string }[];

    for (const { payload } of samples) expect(await decode(await paymentSlipPng(payload))).toBe(payload);
    expect(samples.length).toBeGreaterThan(2);
  },
);

test('whatever people are called, every line keeps to its letters and its length, and the symbol can be read', async () => {
  const limits = [8, 3, 15, 30, 27, 27, 25, 25, 27, 21, 4, 22, 4, 35];
  const any = fc.string({ unit: 'grapheme', maxLength: 60 });
  await fc.assert(
    fc.property(
      any,
      any,
      any,
      fc.integer({ min: 0, max: 999_999_999 }),
      (name, street, description, amount) => {
        const text = hub3Text({
          ...slip,
          amount,
          payer: { name, street, town: street },
          recipient: { name: description, street: name, town: name },
          description,
        });
        const lines = text.split('\n');
        expect(lines).toHaveLength(15);
        const tooLong = limits.filter((limit, index) => Buffer.byteLength(lines[index] ?? '') > limit);
        expect(tooLong).toEqual([]);
        expect(text).toMatch(/^[A-Za-z0-9 ,.:\-+?'/()ŠĐČĆŽšđčćž\n]*$/);
      },
    ),
    { numRuns: 500 },
  );
  const longest = hub3Text({
    ...slip,
    amount: 99_999_999_999,
    payer: { name: 'Šđčćž'.repeat(9), street: 'Šđčćž'.repeat(9), town: 'Šđčćž'.repeat(9) },
    description: 'Šđčćž'.repeat(9),
  });
  expect(await decode(await paymentSlipPng(longest))).toBe(longest);
});

test('letters outside HUB-3 become their neighbours, and no letter is cut in two', () => {
  expect(hub3Field('Müller & Söhne – Großhandel', 35)).toBe('Muller + Sohne - Grosshandel');
  expect(hub3Field('ščš', 5)).toBe('šč');
  expect(hub3Field('日本', 10)).toBe('');
});

test('amounts that fit no slip are a fault', () => {
  for (const amount of [-1, 0.5, 1_000_000_000_000_000])
    expect(() => hub3Text({ ...slip, amount })).toThrow(RangeError);
});

test('references of model HR01 end in the published check digit', () => {
  expect(referenceCheckDigit('2020-789')).toBe(1);
  expect(orderReference('2026-000123')).toEqual({ model: 'HR01', reference: '2026-000123-6' });
});
