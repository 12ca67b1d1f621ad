import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { expect } from 'vitest';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { type CallOptions, type TestPlatform, platformTest as test } from '#test/kit.ts';

const video = fileURLToPath(new URL('../../../../../../shared/data/documents/tiny.mp4', import.meta.url));

interface Part {
  name: string;
  value: string | Buffer;
  filename?: string;
}

async function upload(platform: TestPlatform, parts: Part[], options: CallOptions = { as: 'staff' }) {
  const form = new FormData();
  for (const { name, value, filename } of parts) {
    if (filename === undefined) form.append(name, String(value));
    else form.append(name, new File([new Uint8Array(Buffer.from(value))], filename));
  }
  const body = new Response(form);
  return platform.http(
    {
      method: 'POST',
      url: fileUpload.path,
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    },
    options,
  );
}

const file = (bytes: Buffer, filename = 'slika.png'): Part => ({ name: 'file', value: bytes, filename });

test('[MEDIA-001, MEDIA-014] an upload answers the whole media record', async ({ platform }) => {
  const bytes = await pictureBytes({ width: 120, height: 80 });
  const customData = JSON.stringify({ title: 'Luka', alt: 'Luka u zoru', description: 'Split' });

  const answer = await upload(platform, [{ name: 'customData', value: customData }, file(bytes, 'luka.jpg')]);

  expect(answer.statusCode).toBe(200);
  const { data } = answer.json();
  const base = `/api/v1/media/file/${data.hash}`;
  expect(data).toMatchObject({
    id: expect.any(Number),
    driveId: 'media',
    title: 'Luka',
    description: 'Split',
    alt: 'Luka u zoru',
    path: `${base}/original.png`,
    mime: 'image/png',
    extension: 'png',
    size: bytes.length,
    hash: expect.stringMatching(/^[0-9a-f]{32}$/),
    access: 'public',
    originalName: 'luka.jpg',
    alternativePaths: { avif: `${base}/MediumSize.avif`, webp: `${base}/MediumSize.webp` },
    usePublicPath: true,
    poster: null,
    default: `${base}/MediumSize.png`,
    width: 120,
    height: 80,
    color: expect.stringMatching(/^#[0-9a-f]{6}$/),
    placeholder: expect.stringMatching(/^[A-Za-z0-9+/=]{4,60}$/),
  });
});

test('the same bytes give the same record, on each site its own', async ({ platform }) => {
  const bytes = await pictureBytes();
  const id = async (options?: CallOptions) => (await upload(platform, [file(bytes)], options)).json().data.id;

  const first = await id();

  expect(await id()).toBe(first);
  expect(await id({ as: 'staff', site: 2 })).not.toBe(first);
});

test('the same picture stored many times at once is one record', async ({ platform }) => {
  const bytes = await pictureBytes();

  const ids = await Promise.all(Array.from({ length: 8 }, () => buildMedia(platform, { bytes })));

  expect(new Set(ids).size).toBe(1);
});

test('[MEDIA-014] uploading needs staff with the right to it', async ({ platform }) => {
  const parts = [file(await pictureBytes())];

  expect((await upload(platform, parts, {})).statusCode).toBe(401);
  expect((await upload(platform, parts, { as: 'customer' })).statusCode).toBe(403);
  expect((await upload(platform, parts, { as: { staff: ['content.edit'] } })).statusCode).toBe(403);
});

test('a page named as a picture is refused with 415, a broken picture with FILE_UNREADABLE', async ({
  platform,
}) => {
  const page = await upload(platform, [file(Buffer.from('<html><script>x</script>'), 'slika.png')]);
  const whole = await pictureBytes({ width: 300, height: 300 });
  const broken = await upload(platform, [file(whole.subarray(0, 60))]);

  expect([page.statusCode, page.json().error.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect([broken.statusCode, broken.json().error.code]).toEqual([400, 'FILE_UNREADABLE']);
});

test('an upload without a file, with wrong customData or as JSON is refused and says what is wrong', async ({
  platform,
}) => {
  const bytes = await pictureBytes();
  const without = await upload(platform, [{ name: 'customData', value: '{}' }]);
  const noJson = await upload(platform, [{ name: 'customData', value: '{' }, file(bytes)]);
  const wrong = await upload(platform, [{ name: 'customData', value: '{"access":"all"}' }, file(bytes)]);
  const folder = await upload(platform, [{ name: 'customData', value: '{"folderId":999}' }, file(bytes)]);
  const json = await platform.http({ method: 'POST', url: fileUpload.path, payload: {} }, { as: 'staff' });

  expect(without.json().error.payload.fields).toMatchObject([{ path: 'file', kind: 'required' }]);
  expect(noJson.json().error.payload.fields).toMatchObject([{ path: 'customData', kind: 'syntax' }]);
  expect(wrong.json().error.payload.fields).toMatchObject([{ path: 'customData.access' }]);
  expect(folder.statusCode).toBe(404);
  expect(json.statusCode).toBe(415);
});

test('a picture of more pixels than memory allows is refused', async ({ platform }) => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="200000" height="200000"/>';

  const answer = await upload(platform, [file(Buffer.from(svg), 'golemo.svg')]);

  expect(answer.json().error.code).toBe('FILE_UNREADABLE');
});

test.skipIf(!existsSync(video))('[MEDIA-012] a video may have a poster picture', async ({ platform }) => {
  const posterId = await buildMedia(platform);
  const bytes = await readFile(video);
  const say = (data: object) => ({ name: 'customData', value: JSON.stringify(data) });

  const answer = await upload(platform, [say({ posterId }), file(bytes, 'film.mp4')]);
  const unknown = await upload(platform, [say({ posterId: 999_999 }), file(await pictureBytes())]);

  expect(answer.json().data).toMatchObject({
    mime: 'video/mp4',
    extension: 'mp4',
    width: null,
    default: expect.stringMatching(/\/original\.mp4$/),
    poster: expect.stringMatching(/\/MediumSize\.png$/),
  });
  expect(unknown.statusCode).toBe(404);
});
