import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF, a line for each piece that is rendered, in the order in which it is rendered. Reads what PDFKit writes: objects
 * outside of streams, Flate, fonts with a ToUnicode table. Throws where it finds no text, or a sign that it cannot tell.
 */
export function pdfText(bytes: Buffer): string {
  const objects = readObjects(bytes);
  const lines: string[] = [];
  for (const { head } of objects.values()) {
    if (!/\/Type\s*\/Page\b/.test(head)) continue;
    const fonts = fontsOf(head, objects);
    for (const content of referencesIn(head, 'Contents')) {
      const stream = objects.get(content)?.stream;
      if (stream) lines.push(...drawn(stream.toString('latin1'), fonts));
    }
  }
  if (lines.length === 0) throw new Error('The PDF has no text.');
  return lines.join('\n');
}

interface PdfObject {
  /** The object without its stream. */
  head: string;
  stream?: Buffer;
}

function readObjects(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const objects = new Map<number, PdfObject>();
  const start = /(\d+) 0 obj\b/g;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const from = start.lastIndex;
    const end = text.indexOf('endobj', from);
    const streamAt = text.indexOf('stream', from);
    if (streamAt === -1 || streamAt > end) {
      objects.set(Number(found[1]), { head: text.slice(from, end) });
      continue;
    }
    const head = text.slice(from, streamAt);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
    const dataAt = streamAt + (text.startsWith('\r\n', streamAt + 6) ? 8 : 7);
    const data = bytes.subarray(dataAt, dataAt + length);
    objects.set(Number(found[1]), { head, stream: head.includes('/FlateDecode') ? inflateSync(data) : data });
    start.lastIndex = dataAt + length;
  }
  return objects;
}

/** Numbers of the objects that stand behind a name: one, or a list of them. */
function referencesIn(head: string, name: string): number[] {
  const value = new RegExp(`/${name}\\s*(\\[[^\\]]*\\]|\\d+ 0 R)`).exec(head)?.[1] ?? '';
  return [...value.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number));
}

/** How the fonts of a page are called there, and what their codes say. */
function fontsOf(page: string, objects: Map<number, PdfObject>): Map<string, Map<string, string>> {
  const [resources = -1] = referencesIn(page, 'Resources');
  const named = /\/Font\s*<<([\s\S]*?)>>/.exec(objects.get(resources)?.head ?? page)?.[1] ?? '';
  return new Map(
    [...named.matchAll(/\/(\S+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const [table = -1] = referencesIn(objects.get(Number(number))?.head ?? '', 'ToUnicode');
      return [name, readTable(objects.get(table)?.stream?.toString('latin1') ?? '')];
    }),
  );
}

const signs = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** A ToUnicode table: what a code of four hexadecimal digits says. */
function readTable(table: string): Map<string, string> {
  const said = new Map<string, string>();
  for (const [, block = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', list = ''] of block.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g))
      [...list.matchAll(/<([^>]*)>/g)].forEach(([, hex = ''], at) => {
        const code = (Number.parseInt(from, 16) + at).toString(16).padStart(4, '0');
        said.set(code, signs(hex.replaceAll(/\s/g, '')));
      });
  return said;
}

function* drawn(content: string, fonts: Map<string, Map<string, string>>): Generator<string> {
  let font: Map<string, string> | undefined;
  for (const [, name, pieces] of content.matchAll(/\/(\S+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (name !== undefined) font = fonts.get(name);
    else yield [...(pieces ?? '').matchAll(/<(\w*)>/g)].map(([, hex = '']) => read(hex, font)).join('');
  }
}

function read(hex: string, font: Map<string, string> | undefined): string {
  return (hex.match(/.{4}/g) ?? [])
    .map((code) => {
      const sign = font?.get(code.toLowerCase());
      if (sign === undefined) throw new Error(`The PDF has a sign ${code} that its font does not name.`);
      return sign;
    })
    .join('');
}
