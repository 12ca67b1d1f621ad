import { createHash, type Hash } from 'node:crypto';

/*
 * A backup is one gzip file: a first line, then frames of a type (one byte), a length (four bytes) and a payload.
 *   H  header, JSON         T  a table begins, JSON     D  rows in PostgreSQL's COPY text format
 *   E  a table ends, JSON   S  sequences, JSON          Z  end: rows in all, SHA-256 of everything before
 */
const firstLine = Buffer.from('Izlog backup 1\n');
const longestFrame = 2 ** 20;

/** What a backup says about itself before its rows. */
export interface BackupHeader {
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Version of the Izlog that made it; it was not written down before 0.9.0. */
  program?: string;
  /** PostgreSQL's version, such as `18.4`. */
  serverVersion: string;
  /** Hashes of the migrations that made the tables, in their order; the last is the level. */
  migrations: string[];
  tables: BackupTable[];
}

/** A table and those of its columns that are stored; generated ones are computed again. */
export interface BackupTable {
  schema: string;
  name: string;
  columns: string[];
}

/** How far a sequence has counted; a string, since it may exceed what a number holds. */
export interface BackupSequence {
  schema: string;
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** One step of a backup, in the order of the file. */
export type BackupPart =
  | { type: 'header'; header: BackupHeader }
  | { type: 'table'; table: BackupTable }
  | { type: 'rows'; data: Buffer }
  | { type: 'tableEnd'; rows: number }
  | { type: 'sequences'; sequences: BackupSequence[] };

const characters = { header: 'H', table: 'T', rows: 'D', tableEnd: 'E', sequences: 'S', end: 'Z' } as const;
const types = Object.fromEntries(Object.entries(characters).map(([type, letter]) => [letter, type]));

/** The bytes of a backup, to be compressed. */
export async function* writeArchive(parts: AsyncIterable<BackupPart>): AsyncGenerator<Buffer> {
  const sum = createHash('sha256');
  const summed = (bytes: Buffer) => {
    sum.update(bytes);
    return bytes;
  };
  let rows = 0;
  yield summed(firstLine);
  for await (const part of parts) {
    if (part.type === 'tableEnd') rows += part.rows;
    for (const payload of payloads(part)) yield summed(frame(characters[part.type], payload));
  }
  yield frame(characters.end, json({ rows, sha256: sum.digest('hex') }));
}

/** Reads the bytes of a backup, uncompressed. Throws a sentence when they are no backup, damaged or cut short. */
export async function* readArchive(bytes: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  const sum = createHash('sha256');
  const reader = byteReader(bytes);
  const start = await reader.take(firstLine.length);
  if (!start?.equals(firstLine)) throw new Error('The file is no backup of Izlog, or of a newer one.');
  sum.update(start);
  let rows = 0;
  while (true) {
    const head = await reader.take(5);
    const length = head?.readUInt32BE(1) ?? 0;
    const type = head && types[String.fromCharCode(head[0] ?? 0)];
    if (!head || !type || length > longestFrame) throw damaged();
    const payload = await reader.take(length);
    if (!payload) throw damaged();
    if (type === 'end') return checkEnd(payload, sum, rows);
    sum.update(head).update(payload);
    const part = parsePart(type, payload);
    if (part.type === 'tableEnd') rows += part.rows;
    yield part;
  }
}

function checkEnd(payload: Buffer, sum: Hash, rows: number): void {
  const end = JSON.parse(payload.toString()) as { rows: number; sha256: string };
  if (end.sha256 !== sum.digest('hex') || end.rows !== rows) throw damaged();
}

function damaged(): Error {
  return new Error('The backup is damaged or cut short.');
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function* payloads(part: BackupPart): Generator<Buffer> {
  if (part.type !== 'rows') {
    const { type, ...content } = part;
    yield json(content);
    return;
  }
  for (let at = 0; at < part.data.length; at += longestFrame) yield part.data.subarray(at, at + longestFrame);
}

function frame(letter: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeUInt32BE(payload.length, 1);
  return Buffer.concat([head, payload]);
}

function parsePart(type: string, payload: Buffer): BackupPart {
  return type === 'rows' ? { type, data: payload } : { type, ...JSON.parse(payload.toString()) };
}

function byteReader(bytes: AsyncIterable<Buffer>) {
  const source = bytes[Symbol.asyncIterator]();
  let held: Buffer[] = [];
  let size = 0;
  return {
    /** The next `length` bytes; undefined when fewer are left. */
    async take(length: number): Promise<Buffer | undefined> {
      while (size < length) {
        const { value, done } = await source.next();
        if (done) return undefined;
        held.push(value);
        size += value.length;
      }
      const all = held.length === 1 && held[0] ? held[0] : Buffer.concat(held);
      held = [all.subarray(length)];
      size = all.length - length;
      return all.subarray(0, length);
    },
  };
}
