import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import { drawQr } from './draw-qr.ts';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

test('the QR code of an authenticator app is read back by a camera, letters of every alphabet too', async () => {
  const uri = `otpauth://totp/Izlog:zoran%40izlog.example?${new URLSearchParams({ issuer: 'Dućan Šiška', secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', period: '30' })}`;

  const { data, info } = await sharp(Buffer.from(await drawQr(uri)))
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
  const [code] = await readBarcodes(image as Parameters<typeof readBarcodes>[0], { formats: ['QRCode'] });

  expect(code?.text).toBe(uri);
});
