import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
prepareZXingModule({ overrides: { wasmBinary: readFileSync(wasm).buffer as ArrayBuffer } });

/** What a scanner reads from a picture (PNG); undefined values when it reads nothing. */
export async function scan(picture: Buffer): Promise<{ format?: string; text?: string }> {
  const [code] = await readBarcodes(new Uint8Array(picture), { formats: ['EAN13', 'Code128'] });
  return { format: code?.format, text: code?.text };
}
