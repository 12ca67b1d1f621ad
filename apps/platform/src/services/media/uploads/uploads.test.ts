import { randomBytes } from 'node:crypto';
import { formEntries, formEntry } from '@izlog/contract/cms/forms/form-entries';
import { formSave } from '@izlog/contract/cms/forms/form-save';
import { formStoreData } from '@izlog/contract/cms/forms/form-store-data';
import { directoryItemFilter } from '@izlog/contract/media/directory-item';
import { fileDetails, fileUpdate } from '@izlog/contract/media/file-update';
import { mediaAddress } from '@izlog/contract/media/media-address';
import {
  fileAddFromBucket,
  fileAddFromBucketPublic,
  fileGetUploadUrl,
  fileReplace,
} from '@izlog/contract/media/upload';
import { partSize } from '@izlog/contract/media/upload-parts';
import { afterAll, expect } from 'vitest';
import { forgetUnclaimed } from '#platform/services/content/forms/upload-form-files.ts';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { setOptions } from '#test/builders/option.ts';
import { startFakeS3 } from '#test/fakes/fake-s3.ts';
import { platformTestWith, type TestPlatform, platformTest as test } from '#test/kit.ts';
import { drawDirectPictures } from '../direct/draw-direct.ts';
import { findPictures } from '../find-pictures.ts';
import { cleanUpMedia } from './clean-up.ts';

const staff = { as: 'staff' } as const;
const s3 = await startFakeS3();
afterAll(() => s3.stop());

/** A film as far as a program looks: the first bytes say what it is. */
function film(size: number): Buffer {
  const bytes = randomBytes(size);
  bytes.write('\0\0\0\x18ftypisom\0\0\0\0isommp42', 0, 'latin1');
  return bytes;
}

const ask = (platform: TestPlatform, bytes: Buffer, mime: string, name = 'datoteka') =>
  platform.call(fileGetUploadUrl, { name, size: bytes.length, mime }, staff);

async function put(platform: TestPlatform, url: string, payload: Buffer) {
  const headers = { 'content-type': 'application/octet-stream' };
  return (await platform.http({ method: 'PUT', url, headers, payload }, { as: 'nobody' })).statusCode;
}

test('[MEDIA-015, MEDIA-017] a file goes up by a ticket, which is used once and by whom it was given to', async ({
  platform,
}) => {
  const bytes = await pictureBytes({ width: 90, height: 60 });
  const { url, path } = await ask(platform, bytes, 'image/png', 'luka.png');

  const early = await platform.refusal(fileAddFromBucket, { path }, staff);
  const sent = await put(platform, url, bytes);
  const again = await put(platform, url, bytes);
  const foreign = await platform.refusal(fileAddFromBucket, { path }, { as: 'staff', site: 2 });
  const media = await platform.call(fileAddFromBucket, { path, title: 'Luka' }, staff);
  const twice = await platform.refusal(fileAddFromBucket, { path }, staff);
  const late = await put(platform, url, bytes);

  expect(early).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
  expect([sent, again, late]).toEqual([200, 410, 410]);
  expect([foreign.status, twice.status]).toEqual([410, 410]);
  expect(media).toMatchObject({ originalName: 'luka.png', title: 'Luka', width: 90, mime: 'image/png' });
  const served = await platform.http({ method: 'GET', url: media.path });
  expect(served.rawPayload.equals(bytes)).toBe(true);
});

test('a large film goes up in parts, in any order, a broken one again, and is served whole', async ({
  platform,
}) => {
  const bytes = film(2 * partSize + 100_000);
  const { parts, path } = await ask(platform, bytes, 'video/mp4', 'film.mp4');
  const send = (part: number, cut = 0) => {
    const { url = '', from = 0, to = 0 } = parts[part - 1] ?? {};
    return put(platform, url, bytes.subarray(from, to - cut));
  };

  expect(parts.map(({ from, to }) => to - from)).toEqual([partSize, partSize, 100_000]);
  expect([await send(3), await send(1, 10), await send(1)]).toEqual([200, 400, 200]);
  expect(await platform.refusal(fileAddFromBucket, { path }, staff)).toMatchObject({ status: 400 });
  expect(await send(2)).toBe(200);
  const media = await platform.call(fileAddFromBucket, { path }, staff);

  expect(media).toMatchObject({ mime: 'video/mp4', size: bytes.length, originalName: 'film.mp4' });
  const served = await platform.http({ method: 'GET', url: media.path });
  expect(served.rawPayload.equals(bytes)).toBe(true);
});

test('more than was promised, another kind, and what nobody asked for is refused', async ({ platform }) => {
  const bytes = await pictureBytes();
  const wrong = await ask(platform, Buffer.from('<html></html>'), 'image/png');
  const film = await ask(platform, bytes, 'video/mp4');
  await put(platform, film.url, bytes);

  const tooLong = await put(platform, wrong.url, bytes);
  await put(platform, wrong.url, Buffer.from('<html></html>'));

  expect(tooLong).toBe(413);
  expect((await platform.refusal(fileAddFromBucket, { path: wrong.path }, staff)).status).toBe(415);
  expect((await platform.refusal(fileAddFromBucket, { path: film.path }, staff)).status).toBe(415);
  expect(await put(platform, '/api/v1/media/file/put/nista', bytes)).toBe(410);
  expect((await platform.refusal(fileGetUploadUrl, { name: 'a', size: 2 ** 40 }, staff)).status).toBe(400);
});

test('[MEDIA-016, MEDIA-026, CMS-045] a visitor sends a file for a form that takes some: it is the form’s own, whatever staff have', async ({
  platform,
}) => {
  await setOptions(platform, { CaptchaProvider: 'none' });
  const { id: formId } = await platform.call(
    formSave,
    {
      title: { hrv: 'Natječaj' },
      type: 'contactForm',
      fields: [{ name: 'prilog', label: { hrv: 'Prilog' }, kind: 'file' }],
      requireRecaptcha: false,
      validateConsents: false,
    },
    staff,
  );
  const bytes = await pictureBytes();
  const secret = await ask(platform, bytes, 'image/png', 'tajni-ugovor.png');
  await put(platform, secret.url, bytes);
  const ofStaff = await platform.call(fileAddFromBucket, { path: secret.path, access: 'private' }, staff);
  const file = { name: 'prilog-gosta.png', size: bytes.length, mime: 'image/png' };
  const visitor = { as: 'visitor' } as const;
  const send = async () => {
    const { url, path } = await platform.call(fileGetUploadUrl, { ...file, formId }, visitor);
    await put(platform, url, bytes);
    const foreign = await platform.refusal(fileAddFromBucketPublic, { path }, { ...visitor, site: 2 });
    expect(foreign.status).toBe(410);
    return platform.call(fileAddFromBucketPublic, { path }, visitor);
  };

  const sent = await send();
  await send();
  const { records } = await platform.call(directoryItemFilter, { keywords: '' }, staff);

  expect(sent).toEqual({
    token: expect.stringMatching(/^[0-9a-f-]{36}\./),
    originalName: 'prilog-gosta.png',
    mime: 'image/png',
    extension: 'png',
    size: bytes.length,
    access: 'private',
  });
  expect(JSON.stringify(records)).not.toContain('prilog-gosta.png');
  expect(JSON.stringify(sent)).not.toMatch(new RegExp(`${ofStaff.hash}|tajni`));
  await platform.call(formStoreData, { id: formId, data: { prilog: [sent.token] } }, visitor);
  const [entry] = (await platform.call(formEntries, { id: formId }, staff)).records;
  const { downloads } = await platform.call(formEntry, { id: entry?.id ?? 0 }, staff);
  expect(downloads).toMatchObject([{ name: 'prilog-gosta.png' }]);
  const came = await platform.http({ method: 'GET', url: downloads[0]?.path ?? '' }, { as: 'nobody' });
  expect(came.rawPayload.equals(bytes)).toBe(true);

  const lying = async () => {
    const { objects } = await platform.kernel.storage.listAll('forms', { recursive: true });
    return [...objects].filter(({ isFile }) => isFile).length;
  };
  expect(await lying()).toBe(2);
  await forgetUnclaimed(platform.kernel, new Date(Date.now() + 26 * 3_600_000));
  expect(await lying()).toBe(1);
  const refusals = [file, { ...file, formId: 999_999 }, { ...file, size: 11_000_000, formId }];
  for (const [index, status] of [403, 404, 413].entries())
    expect((await platform.refusal(fileGetUploadUrl, refusals[index] ?? file, visitor)).status).toBe(status);
});

test('what was never registered goes after a day, and so do the bytes of a deleted file', async ({
  platform,
}) => {
  const bytes = await pictureBytes();
  const { url } = await ask(platform, bytes, 'image/png');
  await put(platform, url, bytes);
  const { storage } = platform.kernel;
  const folder = `uploads/${url.split('/').at(-1)}`;
  const there = async () => [...(await storage.listAll(folder)).objects].length;
  expect(await there()).toBe(1);

  await cleanUpMedia(platform.kernel, new Date());
  expect(await there()).toBe(1);
  await cleanUpMedia(platform.kernel, new Date(Date.now() + 26 * 3_600_000));

  expect(await there()).toBe(0);
  expect(await put(platform, url, bytes)).toBe(410);
});

const bucketTest = platformTestWith(s3.settings);

bucketTest(
  '[MEDIA-015] with a bucket the browser puts the file there itself, of the promised size only',
  async ({ platform }) => {
    const bytes = film(2 * partSize + 5);
    const { parts, path } = await ask(platform, bytes, 'video/mp4', 'film.mp4');
    const send = async (part: number, body: Buffer) => {
      const { url = '' } = parts[part - 1] ?? {};
      return (await fetch(url, { method: 'PUT', body: new Uint8Array(body) })).status;
    };
    const cut = (part: number) => bytes.subarray(parts[part - 1]?.from, parts[part - 1]?.to);

    expect(parts.every(({ url }) => url.startsWith(s3.url))).toBe(true);
    expect(await send(1, bytes.subarray(0, 100))).toBe(403);
    for (const { part } of parts) expect(await send(part, cut(part))).toBe(200);
    const media = await platform.call(fileAddFromBucket, { path }, staff);
    await platform.call(fileUpdate, { id: media.id, title: 'Film' }, staff);

    const served = await platform.http({ method: 'GET', url: media.path });
    expect(served.rawPayload.equals(bytes)).toBe(true);
    expect([...s3.objects.keys()].filter((key) => key.startsWith('uploads/'))).toEqual([]);
  },
);

bucketTest(
  '[MEDIA-008, MEDIA-009] with directBucket pages name the bucket once every rendering lies there, and the platform again without it',
  async ({ platform }) => {
    const id = await buildMedia(platform, {
      bytes: await pictureBytes({ format: 'jpeg' }),
      originalName: 'a.jpg',
    });
    const shown = async () => (await findPictures(await platform.ctx(), [id])).get(id);
    const draw = () => drawDirectPictures(platform.kernel, new Date());
    await draw();
    const before = await shown();

    await setOptions(platform, { directBucket: 'true' });
    await draw();
    const picture = await shown();
    s3.open = ['public/'];
    const fetched = picture && (await fetch(mediaAddress(picture, 'BoxSize', 'jpeg')));
    const original = await fetch(
      `${s3.url}/izlog-media/media/${picture?.hash.slice(0, 2)}/${picture?.hash}/original.jpg`,
    );
    await setOptions(platform, { directBucket: 'false' });
    await draw();

    expect(before).not.toHaveProperty('bucket');
    expect(picture?.bucket).toBe(
      `${s3.url}/izlog-media/public/${picture?.hash.slice(0, 2)}/${picture?.hash}`,
    );
    expect([fetched?.status, fetched?.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(original.status).toBe(403);
    expect(await shown()).not.toHaveProperty('bucket');
    const hash = picture?.hash ?? '';
    expect(
      [...s3.objects.keys()].filter((key) => key.includes(`public/${hash.slice(0, 2)}/${hash}/`)),
    ).toHaveLength(18);
  },
);

test('[MEDIA-016] a file of a visitor cannot be registered by a ticket of staff', async ({ platform }) => {
  const bytes = await pictureBytes();
  const { url, path } = await ask(platform, bytes, 'image/png');
  await put(platform, url, bytes);

  const refused = await platform.refusal(fileAddFromBucketPublic, { path }, { as: 'visitor' });

  expect(refused.status).toBe(410);
});

test('a file is replaced everywhere: its id, texts and focal point stay, and its old addresses lead on', async ({
  platform,
}) => {
  const old = await pictureBytes({ width: 60, height: 40 });
  const id = await buildMedia(platform, { bytes: old, originalName: 'staro.png', alt: { hrv: 'Luka' } });
  const focalPoint = { x: 100, y: 900 };
  const before = await platform.call(fileUpdate, { id, title: 'Split', focalPoint }, staff);
  const bytes = await pictureBytes({ width: 80, height: 50, format: 'webp' });
  const go = async (payload: Buffer, mime: string) => {
    const { url, path } = await ask(platform, payload, mime, 'novo.webp');
    await put(platform, url, payload);
    return path;
  };

  const film16 = await platform.refusal(fileReplace, { id, path: await go(film(1000), 'video/mp4') }, staff);
  const taken = await pictureBytes();
  await buildMedia(platform, { bytes: taken });
  const same = await platform.refusal(fileReplace, { id, path: await go(taken, 'image/png') }, staff);
  const after = await platform.call(fileReplace, { id, path: await go(bytes, 'image/webp') }, staff);

  expect([film16.status, same.status]).toEqual([415, 409]);
  expect(after).toMatchObject({
    id,
    title: 'Split',
    alt: 'Luka',
    width: 80,
    mime: 'image/webp',
    originalName: 'novo.webp',
  });
  expect(await platform.call(fileDetails, { id }, staff)).toMatchObject({ focalPoint });
  const lead = async (url: string) => (await platform.http({ method: 'GET', url })).headers.location;
  expect(await lead(before.path)).toBe(after.path);
  expect(await lead(before.path.replace('original.png', 'SmallSize.avif'))).toMatch(/SmallSize\.avif$/);
  await cleanUpMedia(platform.kernel, new Date(Date.now() + 26 * 3_600_000));
  expect(await lead(before.path)).toBe(after.path);
  expect((await platform.http({ method: 'GET', url: after.path })).rawPayload.equals(bytes)).toBe(true);
});
