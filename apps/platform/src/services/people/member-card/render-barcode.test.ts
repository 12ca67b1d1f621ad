import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { eanCheckDigit, isEan13 } from '@izlog/contract/user/barcode';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawBarcode } from './render-barcode.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** What a scanner reads from the drawing, twice as large as on the screen. */
async function scan(svg: string) {
  const { data, info } = await sharp(Buffer.from(svg), { density: 144 })
    .flatten({ background: '#fff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = {
    data: new Uint8ClampedArray(data),
    width: info.width,
    height: info.height,
    colorSpace: 'srgb',
  };
  const [code] = await readBarcodes(image as Parameters<typeof readBarcodes>[0], {
    formats: ['EAN13', 'Code128'],
    tryHarder: true,
  });
  return { format: code?.format, text: code?.text };
}

test('[ACCT-037] a card with an EAN-13 is drawn so that a scanner reads it back', async () => {
  const { symbology, svg } = await drawBarcode('2912345678906');

  expect(symbology).toBe('ean13');
  expect(await scan(svg)).toEqual({ format: 'EAN13', text: '2912345678906' });
});

test('[ACCT-037] any other code is drawn as Code 128 and read back as well', async () => {
  for (const text of ['IZLOG-0042/a', '2912345678900', '12345', '<svg onload=alert(1)>', '!~"&\'']) {
    const { symbology, svg } = await drawBarcode(text);

    expect(symbology).toBe('code128');
    expect(await scan(svg)).toEqual({ format: 'Code128', text });
    expect(svg).not.toContain('onload');
  }
});

test('[ACCT-037] every EAN-13 is read back', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 10 ** 10 - 1 }), async (number) => {
      const digits = `29${String(number).padStart(10, '0')}`;
      const code = digits + eanCheckDigit(digits);
      expect(isEan13(code)).toBe(true);
      expect((await scan((await drawBarcode(code)).svg)).text).toBe(code);
    }),
    { numRuns: 20 },
  );
});

test('the check digit is that of known goods, and a wrong one is noticed', () => {
  for (const known of ['4006381333931', '5901234123457', '9783161484100']) {
    expect(isEan13(known)).toBe(true);
    expect(isEan13(known.slice(0, 12) + String((Number(known[12]) + 1) % 10))).toBe(false);
  }
  for (const odd of ['', '123', '29123456789012', 'abcdefghijklm', '٤٠٠٦٣٨١٣٣٣٩٣١'])
    expect(isEan13(odd)).toBe(false);
});
