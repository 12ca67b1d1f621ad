import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { ContentRecord } from '../content-record.ts';
import { FileRefused } from '../file-refused.ts';
import { recordOf } from './record-of.ts';
import { siteOf } from './site-of.ts';
import { ChannelReader, type XmlElement } from './xml-element.ts';

/** Most bytes of one post with its comments. */
const longestRecord = 64 * 1024 * 1024;
const pieceBytes = 256 * 1024;
/** What no XML may hold, and exports hold all the same. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these very signs are looked for.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export interface Reading {
  /** Zone of the wall clocks of times that stand without their UTC, as drafts have them; UTC unless given. */
  timeZone?: string;
  /** How far a file has been read, in bytes. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * The records of a WordPress export (WXR 1.0 to 1.2) in the order of the file, the site first. One record is in memory at
 * a time. Throws FileRefused when the file is no export or is not well-formed; what came before was given already, so a
 * caller that must not do half of it reads the file to its end first.
 */
export async function* readWxr(
  path: string,
  { timeZone = 'UTC', onProgress }: Reading = {},
): AsyncGenerator<ContentRecord> {
  const reader = new ChannelReader();
  const site = siteOf();
  let hasHead = false;
  for await (const { text, done, total } of chunksOf(path)) {
    reader.write(text);
    for (const element of reader.closed.splice(0)) {
      if (!hasHead && isContent(element)) {
        hasHead = true;
        yield site.record();
      }
      if (!hasHead) site.take(element);
      const record = recordOf(element, timeZone);
      if (record) yield record;
    }
    onProgress?.(done, total);
  }
  reader.end();
  if (!hasHead) yield site.record();
}

const isContent = ({ space, name }: XmlElement): boolean =>
  (space === '' && name === 'item') ||
  (space === 'wp' && ['author', 'category', 'tag', 'term'].includes(name));

async function* chunksOf(path: string) {
  const { total, encoding } = await lookAt(path);
  const decoder = decoderOf(encoding);
  let done = 0;
  let sinceRecord = 0;
  for await (const bytes of createReadStream(path, { highWaterMark: pieceBytes }) as AsyncIterable<Buffer>) {
    done += bytes.length;
    sinceRecord += bytes.length;
    const text = decoded(() => decoder.decode(bytes, { stream: true })).replace(forbidden, ' ');
    if (text.includes('</item>')) sinceRecord = 0;
    if (sinceRecord > longestRecord)
      throw new FileRefused('recordTooLong', 'One entry of the file is longer than 64 MB.');
    yield { text, done, total };
  }
  decoded(() => decoder.decode());
}

async function lookAt(path: string): Promise<{ total: number; encoding: string }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    throw new FileRefused('unreadable', `The file cannot be read: ${error.code ?? error.message}.`);
  });
  try {
    const { size, isFile } = await stat(path).then((found) => ({ size: found.size, isFile: found.isFile() }));
    if (!isFile) throw new FileRefused('unreadable', 'The file cannot be read: it is no file.');
    if (size === 0) throw new FileRefused('empty', 'The file is empty.');
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1024), 0, 1024, 0);
    const start = buffer
      .subarray(0, bytesRead)
      .toString('latin1')
      .replace(/^\xef\xbb\xbf/, '');
    if (!/^\s*</.test(start))
      throw new FileRefused('notExport', 'The file is no WordPress export: it is no XML.');
    return {
      total: size,
      encoding: /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/i.exec(start)?.[1] ?? 'utf-8',
    };
  } finally {
    await file.close();
  }
}

function decoderOf(encoding: string) {
  try {
    return new TextDecoder(encoding, { fatal: true });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new FileRefused('encoding', `The file says it is written in ${encoding}, which is not known.`);
  }
}

function decoded(read: () => string): string {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new FileRefused('encoding', 'The file is not written in the encoding it names.');
  }
}
