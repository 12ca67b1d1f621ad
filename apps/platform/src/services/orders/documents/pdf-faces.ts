import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import * as fontkit from 'fontkit';

export type Weight = 'regular' | 'bold';

/** One of our font files, as PDFs use it. */
export interface Face {
  /** How the document calls it. */
  name: string;
  /** The font as OpenType. */
  bytes: () => Buffer;
  covers: (sign: string) => boolean;
}

const fontFile = (name: string) => fileURLToPath(new URL(`../../../../fonts/${name}`, import.meta.url));

export const mainFiles: Record<Weight, string> = {
  regular: fontFile('HankenGrotesk_400Regular.ttf'),
  bold: fontFile('HankenGrotesk_700Bold.ttf'),
};

const mainScripts = ['latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'] as const;
/**
 * What carries the signs that the main font lacks; Chinese (with kana) in one weight, as it takes 1.5 MB. The Arabic one draws
 * each letter as one glyph: where its points are glyphs of their own, they are copied as signs that nobody knows.
 */
const otherFiles = (weight: 400 | 700): string[] => [
  ...mainScripts.map((script) => `noto-sans-${script}-${weight}-normal.woff`),
  `ibm-plex-sans-arabic-arabic-${weight}-normal.woff`,
  `noto-sans-hebrew-hebrew-${weight}-normal.woff`,
  'noto-sans-sc-chinese-simplified-400-normal.woff',
];

/** The faces of a weight that stand in for the main font, each opened with the first text that asks for it. */
export const otherFaces: Record<Weight, readonly Face[]> = {
  regular: otherFiles(400).map((name) => openedLater(name, fontFile(name))),
  bold: otherFiles(700).map((name) => openedLater(name, fontFile(name))),
};

export const mainFaces: Record<Weight, Face> = {
  regular: openedLater('regular', mainFiles.regular),
  bold: openedLater('bold', mainFiles.bold),
};

/** How high the letters of the main font reach above their line, in parts of their size. */
export function ascentOf(weight: Weight): number {
  const { ascent, unitsPerEm } = opened(mainFiles[weight]).font;
  return ascent / unitsPerEm;
}

function openedLater(name: string, file: string): Face {
  return {
    name,
    bytes: () => opened(file).bytes,
    covers: (sign) => opened(file).font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0),
  };
}

const fonts = new Map<string, { bytes: Buffer; font: fontkit.Font }>();

function opened(file: string): { bytes: Buffer; font: fontkit.Font } {
  const known = fonts.get(file);
  if (known) return known;
  const stored = readFileSync(file);
  const bytes = file.endsWith('.woff') ? withoutWoff(stored) : stored;
  const font = fontkit.create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} is no single font.`);
  const one = { bytes, font };
  fonts.set(file, one);
  return one;
}

/** The OpenType font in a WOFF file: fontkit would decompress its tables again for each glyph. */
function withoutWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + count * 16);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const log = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** log, 6);
  head.writeUInt16BE(log, 8);
  head.writeUInt16BE(16 * count - 16 * 2 ** log, 10);
  const tables: Buffer[] = [];
  let offset = head.length;
  for (let nth = 0; nth < count; nth++) {
    const from = 44 + nth * 20;
    const [at, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(from + field)) as [
      number,
      number,
      number,
    ];
    const stored = woff.subarray(at, at + packed);
    const table = packed < length ? inflateSync(stored) : stored;
    const entry = 12 + nth * 16;
    woff.copy(head, entry, from, from + 4);
    woff.copy(head, entry + 4, from + 16, from + 20);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(length, entry + 12);
    const padding = Buffer.alloc(-length & 3);
    tables.push(table, padding);
    offset += length + padding.length;
  }
  return Buffer.concat([head, ...tables]);
}
