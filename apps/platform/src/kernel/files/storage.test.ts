import { createHash, hash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readEnv } from '#platform/env.ts';
import { fakeBucket, signatureOf, startFakeS3 } from '#test/fakes/fake-s3.ts';
import { checkStorage } from './check-storage.ts';
import { mediaFolder, openStorage, type Storage } from './storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'izlog-storage-'));
const s3 = await startFakeS3();
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true });
});

const places: [string, Record<string, string>][] = [
  ['a folder', { DATA_DIR: folder }],
  ['a bucket', { DATA_DIR: folder, ...s3.settings }],
];

describe.each(places)('files in %s', (_name, settings) => {
  const env = readEnv(settings);
  let storage: Storage;
  beforeAll(async () => {
    storage = await openStorage(env);
  });

  test('are given back byte for byte, whole, as a stream and in parts', async () => {
    const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 251));
    await storage.put('media/ab/whole.bin', bytes);

    expect(Buffer.from(await storage.getBytes('media/ab/whole.bin')).equals(bytes)).toBe(true);
    expect((await buffer(await storage.getStream('media/ab/whole.bin'))).equals(bytes)).toBe(true);
    const part = await buffer(await storage.getRange('media/ab/whole.bin', { start: 1000, end: 200_999 }));
    expect(part.equals(bytes.subarray(1000, 201_000))).toBe(true);
    const last = await buffer(await storage.getRange('media/ab/whole.bin', { start: 299_999, end: 299_999 }));
    expect(last.equals(bytes.subarray(-1))).toBe(true);
  });

  test('may be empty and are replaced', async () => {
    const key = 'test/racun-1_kopija.pdf';

    await storage.put(key, Buffer.alloc(0));
    const empty = await storage.getBytes(key);
    await storage.put(key, 'second');

    expect(empty.length).toBe(0);
    expect(await storage.get(key)).toBe('second');
    expect(await storage.exists(key)).toBe(true);
  });

  test('are taken from a stream', async () => {
    const contents = Buffer.alloc(100_000, 'izlog');

    await storage.putStream(
      'test/stream.bin',
      Readable.from([contents.subarray(0, 999), contents.subarray(999)]),
      {
        contentLength: contents.length,
      },
    );

    expect(Buffer.from(await storage.getBytes('test/stream.bin')).equals(contents)).toBe(true);
  });

  test('are taken in chunks and joined, and each chunk is seen in its turn', async () => {
    const [first, second] = [Buffer.alloc(700_000, 'izlog'), Buffer.from('kraj')];
    const given = async function* () {
      for (let from = 0; from < first.length; from += 64_000)
        yield Uint8Array.from(first.subarray(from, from + 64_000));
    };
    const seen = createHash('sha256');

    await storage.putChunks('test/first.bin', given(), first.length);
    await storage.put('test/second.bin', second);
    await storage.join(['test/first.bin', 'test/second.bin'], 'test/whole.bin', 700_004, (chunk) =>
      seen.update(chunk),
    );

    const whole = Buffer.from(await storage.getBytes('test/whole.bin'));
    expect(whole.equals(Buffer.concat([first, second]))).toBe(true);
    expect(seen.digest('hex')).toBe(hash('sha256', whole));
  });

  test('that are not there are not there, and deleting them is no mistake', async () => {
    await storage.put('test/gone.txt', 'x');
    await storage.delete('test/gone.txt');
    await storage.delete('test/gone.txt');

    expect(await storage.exists('test/gone.txt')).toBe(false);
    await expect(storage.getBytes('test/gone.txt')).rejects.toThrow();
    await expect(
      storage.getRange('test/gone.txt', { start: 0, end: 0 }).then((stream) => buffer(stream)),
    ).rejects.toThrow();
  });

  test('written at the same time under one name are one of them, whole', async () => {
    const texts = Array.from({ length: 8 }, (_, index) => String(index).repeat(50_000));

    await Promise.all(texts.map((text) => storage.put('test/race.txt', text)));

    expect(texts).toContain(await storage.get('test/race.txt'));
  });

  test('are read whole while they are written anew, and what could not be written leaves nothing', async () => {
    const [old, fresh] = ['old', 'new'].map((text) => text.repeat(500_000)) as [string, string];
    await storage.put('test/anew.txt', old);

    const writing = storage.put('test/anew.txt', fresh);
    const reads = await Promise.all(Array.from({ length: 20 }, () => storage.get('test/anew.txt')));
    await writing;
    const breaking = new Readable({ read: () => breaking.destroy(new Error('the upload broke off')) });
    await expect(
      storage.putStream('test/anew.txt', breaking, { contentLength: fresh.length }),
    ).rejects.toThrow();

    expect(reads.every((text) => text === old || text === fresh)).toBe(true);
    expect(await storage.get('test/anew.txt')).toBe(fresh);
  });

  test('can be kept: the check says nothing and leaves nothing', async () => {
    await checkStorage(storage, env);

    expect([...s3.objects.keys()].filter((key) => key.startsWith('check/'))).toEqual([]);
  });
});

test('only the asked part of a file leaves the bucket', async () => {
  const storage = await openStorage(readEnv(s3.settings));
  await storage.put('test/film.mp4', Buffer.alloc(500_000));
  const before = s3.sent();

  await buffer(await storage.getRange('test/film.mp4', { start: 400_000, end: 400_099 }));

  expect(s3.sent() - before).toBe(100);
});

test.for<[string, Record<string, string>, string]>([
  ['bucket', { S3_BUCKET: 'other' }, 'S3_BUCKET: there is no bucket other at http://127.0.0.1:'],
  ['key', { S3_ACCESS_KEY_ID: 'AKIAOTHER' }, 'S3_ACCESS_KEY_ID: http://127.0.0.1:'],
  [
    'secret',
    { S3_SECRET_ACCESS_KEY: 'wrong' },
    `S3_SECRET_ACCESS_KEY: it does not belong to the key ${fakeBucket.accessKeyId}.`,
  ],
  [
    'region',
    { S3_REGION: 'us-east-1' },
    'S3_REGION: the bucket izlog-media is not in us-east-1 but in eu-central-1.',
  ],
])('a wrong %s is named by the check', async ([, wrong, sentence]) => {
  const env = readEnv({ ...s3.settings, ...wrong });

  await expect(checkStorage(await openStorage(env), env)).rejects.toMatchObject({
    message: expect.stringContaining(sentence),
    isAway: false,
  });
});

test('a key that may not do everything, and a wrong clock are named by the check', async () => {
  const env = readEnv(s3.settings);
  const check = async () => checkStorage(await openStorage(env), env).catch((error: Error) => error.message);

  s3.answer('AccessDenied', 403);
  const closed = await check();
  s3.answer('RequestTimeTooSkewed', 403);
  const late = await check();
  s3.answer();
  s3.mayList = false;
  const blind = await check();
  s3.mayList = true;

  expect(closed).toBe(`S3_ACCESS_KEY_ID: ${fakeBucket.accessKeyId} may not write to the bucket izlog-media.`);
  expect(late).toContain('The clock of this machine is wrong');
  expect(blind).toBe(`S3_ACCESS_KEY_ID: ${fakeBucket.accessKeyId} may not list the bucket izlog-media.`);
});

test('a media folder that cannot be written is named by the check', async () => {
  const env = readEnv({ DATA_DIR: join(folder, 'spoilt') });
  const storage = await openStorage(env);
  rmSync(mediaFolder(env), { recursive: true });
  writeFileSync(mediaFolder(env), 'a file where the folder should be');

  await expect(checkStorage(storage, env)).rejects.toThrow(`DATA_DIR: cannot write to ${mediaFolder(env)}: `);
});

test('a store that does not answer may come back: the check says so', async () => {
  const env = readEnv({
    S3_BUCKET: 'x',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  });

  await expect(checkStorage(await openStorage(env), env)).rejects.toMatchObject({
    message: expect.stringMatching(/^S3_ENDPOINT: http:\/\/127\.0\.0\.1:1 does not answer \(.*ECONNREFUSED/),
    isAway: true,
  });
});

test('the fake store works out signatures as the documentation of Amazon S3 does', () => {
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'x-amz-date': '20130524T000000Z',
  };

  const signature = signatureOf(
    { method: 'GET', url: '/test.txt', headers, signedHeaders: Object.keys(headers) },
    { region: 'us-east-1', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY' },
  );

  expect(signature).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
});

test('what a write that broke off has left goes after a day; files and writes under way stay', async () => {
  const env = readEnv({ DATA_DIR: folder });
  const storage = await openStorage(env);
  const place = join(mediaFolder(env), 'forms', 'ab');
  mkdirSync(place, { recursive: true });
  const names = ['whole.pdf', 'left.pdf.1.part', 'now.pdf.2.part'].map((name) => join(place, name));
  for (const name of names) writeFileSync(name, 'x');
  const yesterday = new Date(Date.now() - 25 * 3600_000);
  for (const name of names.slice(0, 2)) utimesSync(name, yesterday, yesterday);

  await storage.removeUnfinished(new Date(Date.now() - 24 * 3600_000));

  expect(names.map((name) => existsSync(name))).toEqual([true, false, true]);
});
