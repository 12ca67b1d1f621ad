import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileRefused } from './file-refused.ts';
import { asUtf8, detectEncoding, type TextEncoding } from './text-encoding.ts';

async function* inChunks(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(bytes: Buffer, asked?: TextEncoding, chunk = 5): Promise<string> {
  const { encoding, markBytes } = detectEncoding(bytes, asked);
  const parts: Buffer[] = [];
  for await (const part of asUtf8(inChunks(bytes.subarray(markBytes), chunk), encoding, markBytes))
    parts.push(part);
  return Buffer.concat(parts).toString();
}

const swapped = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();

test('a file is read the same in UTF-8 with and without a mark and in UTF-16 of either order', async () => {
  const text = 'Šalica, đak, žlica, ćup, čaša, 日本, 👍';

  expect(await read(Buffer.from(text))).toBe(text);
  expect(await read(Buffer.from(`\uFEFF${text}`))).toBe(text);
  expect(await read(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
  expect(await read(swapped(text))).toBe(text);
});

test('Windows-1250 is read when it is asked for', async () => {
  const bytes = Buffer.from([0x8a, 0x61, 0x6c, 0x69, 0x63, 0x61, 0x20, 0xe8, 0xe6, 0xf0, 0x9e]);

  expect(await read(bytes, 'windows-1250')).toBe('Šalica čćđž');
});

test('Windows-1250 that nobody asked for is refused with the byte and the way out', async () => {
  const bytes = Buffer.from([0x61, 0x62, 0x63, 0x64, 0x65, 0x66, 0x8a, 0x61, 0x6c, 0xe8, 0x61]);

  await expect(read(bytes)).rejects.toThrow(/byte 6 is 0x8A\. It looks like Windows-1250.*--encoding/);
});

test('the byte counted in a refusal starts at the beginning of the file, mark included', async () => {
  await expect(read(Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0xff, 0x61]))).rejects.toThrow('byte 4 is 0xFF');
});

test('a character cut off at the end of the file is refused', async () => {
  await expect(read(Buffer.from([0x61, 0xe2, 0x82]))).rejects.toThrow('byte 1 is 0xE2');
});

test('UTF-16 without a mark is refused with its likely name', async () => {
  const text = 'Handle,Title,Price';

  await expect(read(Buffer.from(text, 'utf16le'))).rejects.toThrow('--encoding utf-16le');
  await expect(read(Buffer.from(text, 'utf16le').swap16())).rejects.toThrow('--encoding utf-16be');
  expect(await read(Buffer.from(text, 'utf16le'), 'utf-16le')).toBe(text);
});

test('any text is read the same however the file is cut into chunks', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 7 }), async (text, chunk) => {
      const bytes = Buffer.from(`\uFEFF${text}`);

      expect(await read(bytes, undefined, chunk)).toBe(bytes.subarray(3).toString());
    }),
  );
});

test('any bytes are read or refused, never anything else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ maxLength: 200 }),
      fc.integer({ min: 1, max: 7 }),
      async (bytes, chunk) => {
        const answer = await read(Buffer.from(bytes), undefined, chunk).catch((refusal: unknown) => refusal);

        expect(typeof answer === 'string' || answer instanceof FileRefused).toBe(true);
      },
    ),
  );
});
