import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { fittedSize, mediaSizeNames } from '@izlog/contract/media/media-sizes';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect } from 'vitest';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { startFakeS3 } from '#test/fakes/fake-s3.ts';
import { type CallOptions, platformTest, type TestPlatform } from '#test/kit.ts';
import { placePicture } from './cut-signer.ts';
import { findPictures } from './find-pictures.ts';
import { media, mediaVariants } from './media.tables.ts';
import { storageKey } from './storage-keys.ts';

const shared = fileURLToPath(new URL('../../../../../../shared/data', import.meta.url));

async function row(platform: TestPlatform, id: number) {
  const { db } = await platform.ctx();
  const [found] = await db.select().from(media).where(eq(media.id, id));
  if (!found) throw new Error(`media ${id} is not there`);
  return found;
}

/** A drawing that is in storage since before such ones were refused; returns its record. */
async function keepOldDrawing(platform: TestPlatform, drawing: string, width: number, height: number) {
  const harmless = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><!--${drawing.length}--></svg>`;
  const found = await row(
    platform,
    await buildMedia(platform, { bytes: Buffer.from(harmless), originalName: 'a.svg' }),
  );
  await platform.kernel.storage.put(storageKey(found.hash, 'original', 'svg'), drawing);
  return found;
}

async function read(
  platform: TestPlatform,
  hash: string,
  file: string,
  options: CallOptions & { range?: string; etag?: string } = {},
) {
  const { range, etag, ...call } = options;
  const headers = { ...(range ? { range } : {}), ...(etag ? { 'if-none-match': etag } : {}) };
  return platform.http({ method: 'GET', url: `/api/v1/media/file/${hash}/${file}`, headers }, call);
}

const code = (answer: { json(): { error?: { code?: string } } }) => answer.json().error?.code;

const s3 = await startFakeS3();
afterAll(() => s3.stop());
const test = platformTest;

const bucketTest = platformTest.extend('settings', { scope: 'file' }, s3.settings);

bucketTest(
  '[MEDIA-007] a rendering that another node stores while it is looked for is read, not a fault',
  async ({ platform }) => {
    const { hash } = await row(platform, await buildMedia(platform));
    s3.afterMiss = (key) =>
      s3.objects.set(key, { bytes: Buffer.from('of another node'), type: 'image/webp' });

    const answer = await read(platform, hash, 'SmallSize.webp').finally(() => {
      s3.afterMiss = undefined;
    });

    expect([answer.statusCode, answer.payload]).toEqual([200, 'of another node']);
  },
);

describe.each([
  ['a folder', platformTest],
  ['a bucket', bucketTest],
])('files kept in %s', (_place, test) => {
  test('[MEDIA-007] the original is the file itself, byte for byte', async ({ platform }) => {
    const bytes = await pictureBytes({ format: 'webp' });
    const { hash } = await row(
      platform,
      await buildMedia(platform, { bytes, originalName: 'luka Šibenik.webp' }),
    );

    const answer = await read(platform, hash, 'original.webp');

    expect(answer.rawPayload.equals(bytes)).toBe(true);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['content-disposition']).toBe("inline; filename*=UTF-8''luka%20%C5%A0ibenik.webp");
  });

  test('[MEDIA-007] a rendering is stored: the second request and other nodes read it, and a lost one is made again', async ({
    platform,
  }) => {
    const { hash } = await row(
      platform,
      await buildMedia(platform, { bytes: await pictureBytes({ width: 900 }) }),
    );
    const key = storageKey(hash, 'SmallSize', 'webp');
    expect(await platform.kernel.storage.exists(key)).toBe(false);

    const [first, second] = await Promise.all([
      read(platform, hash, 'SmallSize.webp'),
      read(platform, hash, 'SmallSize.webp'),
    ]);
    const { db } = await platform.ctx();
    const variants = await db.select().from(mediaVariants).where(eq(mediaVariants.hash, hash));
    await platform.kernel.storage.put(key, 'stored bytes');
    const stored = await read(platform, hash, 'SmallSize.webp');
    await platform.kernel.storage.delete(key);
    const again = await read(platform, hash, 'SmallSize.webp');

    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect(variants).toMatchObject([
      { size: 'SmallSize', format: 'webp', width: 320, height: 11, bytes: first.rawPayload.length },
    ]);
    expect(stored.payload).toBe('stored bytes');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test('[MEDIA-026] a file that is not public is read by staff of its site only, and kept by no cache', async ({
    platform,
  }) => {
    const { hash } = await row(platform, await buildMedia(platform, { access: 'private' }));

    for (const file of ['original.png', 'SmallSize.webp']) {
      for (const options of [{ as: 'nobody' }, {}, { as: 'customer' }, { as: 'staff', site: 2 }] as const) {
        const answer = await read(platform, hash, file, options);
        expect([answer.statusCode, code(answer)]).toEqual([403, 'FORBIDDEN']);
      }
      const seen = await read(platform, hash, file, { as: 'staff' });
      expect(seen.statusCode).toBe(200);
      expect(seen.headers['cache-control']).toBe('private, no-store');
    }
  });

  test('a stored picture that cannot be decoded is refused, never a fault', async ({ platform }) => {
    const { hash } = await row(platform, await buildMedia(platform));
    await platform.kernel.storage.put(storageKey(hash, 'original', 'png'), 'not a picture any more');

    const answer = await read(platform, hash, 'SmallSize.png');

    expect([answer.statusCode, code(answer)]).toEqual([400, 'FILE_UNREADABLE']);
  });

  test('a picture whose file is gone from storage is not found', async ({ platform }) => {
    const { hash } = await row(platform, await buildMedia(platform));
    await platform.kernel.storage.delete(storageKey(hash, 'original', 'png'));

    expect((await read(platform, hash, 'original.png')).statusCode).toBe(404);
    expect((await read(platform, hash, 'SmallSize.png')).statusCode).toBe(404);
  });

  test('a part of a file is answered with 206, one outside it with 416', async ({ platform }) => {
    const bytes = Buffer.from('0123456789');
    const { hash } = await row(platform, await buildMedia(platform, { bytes, originalName: 'brojke.txt' }));

    const part = await read(platform, hash, 'original.txt', { range: 'bytes=2-4' });
    const outside = await read(platform, hash, 'original.txt', { range: 'bytes=50-' });

    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10']);
  });
});

test('[MEDIA-002, MEDIA-006, MEDIA-007] a picture is answered in every size and format, fitted and never enlarged', async ({
  platform,
}) => {
  const picture = { width: 1000, height: 400 };
  const id = await buildMedia(platform, { bytes: await pictureBytes({ ...picture, format: 'jpeg' }) });
  const { hash } = await row(platform, id);

  for (const size of mediaSizeNames) {
    const answer = await read(platform, hash, `${encodeURIComponent(size)}.webp`);
    const shown = await sharp(answer.rawPayload).metadata();
    expect({ size, width: shown.width, height: shown.height }).toEqual({
      size,
      ...fittedSize(picture, size),
    });
  }
  for (const format of ['avif', 'webp', 'jpeg', 'png']) {
    const answer = await read(platform, hash, `SmallSize.${format}`);
    const { format: shown, compression } = await sharp(answer.rawPayload).metadata();
    expect(answer.headers['content-type']).toBe(`image/${format}`);
    expect(shown === 'heif' ? compression === 'av1' && 'avif' : shown).toBe(format);
  }
});

test('[MEDIA-007] a public file may be kept for ever and is not sent twice to who has it', async ({
  platform,
}) => {
  const { hash } = await row(platform, await buildMedia(platform));
  const first = await read(platform, hash, 'MediumSize.png');

  const second = await read(platform, hash, 'MediumSize.png', { etag: String(first.headers.etag) });

  expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(second.statusCode).toBe(304);
  expect(second.payload).toBe('');
  expect((await read(platform, hash, 'LargeSize.png', { etag: String(first.headers.etag) })).statusCode).toBe(
    200,
  );
});

test('[MEDIA-007] an unknown file, size or extension is not found', async ({ platform }) => {
  const { hash } = await row(platform, await buildMedia(platform));
  const files = [
    'HugeSize.png',
    'MediumSize.exe',
    'MediumSize.gif',
    'MediumSize.svg',
    'original.jpg',
    'toString.png',
  ];

  for (const file of [...files, 'mediumsize.png', '..%2F..%2Foriginal.png', 'original.png%00.jpg']) {
    const answer = await read(platform, hash, file);
    expect({ file, status: answer.statusCode }).toEqual({ file, status: 404 });
  }
  for (const other of ['0'.repeat(32), 'ABC', `${hash}0`, '..%2F..%2Fetc']) {
    expect((await read(platform, other, 'original.png')).statusCode).toBe(404);
  }
});

test('[MEDIA-026] who has no login reads public files, without naming a site', async ({ platform }) => {
  const { hash } = await row(platform, await buildMedia(platform, { site: 2 }));

  const answer = await platform.app.inject({ url: `/api/v1/media/file/${hash}/original.png` });

  expect(answer.statusCode).toBe(200);
});

test('an svg runs nothing when it is opened, and is drawn when a raster format is asked for', async ({
  platform,
}) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><script>alert(1)</script><rect width="800" height="400" fill="#a00"/></svg>';
  const { hash, width, height } = await keepOldDrawing(platform, drawing, 800, 400);

  const original = await read(platform, hash, 'original.svg');
  const drawn = await read(platform, hash, 'SmallSize.png');

  expect([width, height]).toEqual([800, 400]);
  expect(original.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
  expect(original.headers['x-content-type-options']).toBe('nosniff');
  expect(original.headers['content-type']).toBe('image/svg+xml');
  expect(await sharp(drawn.rawPayload).metadata()).toMatchObject({ format: 'png', width: 320, height: 160 });
});

test('drawing an svg asks no other server for anything', async ({ platform }) => {
  let asked = 0;
  const other = createServer((_request, response) => {
    asked++;
    response.end();
  });
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/x.png`;
  const drawing = `<?xml version="1.0"?><?xml-stylesheet href="${url}"?><svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><style>@import url(${url});</style><image href="${url}" width="80" height="40"/></svg>`;

  const { hash } = await keepOldDrawing(platform, drawing, 80, 40);
  const drawn = await read(platform, hash, 'SmallSize.png');
  other.close();

  expect(drawn.statusCode).toBe(200);
  expect(asked).toBe(0);
});

test('an animated gif keeps moving as gif and stands still in other formats', async ({ platform }) => {
  const red = { create: { width: 400, height: 30, channels: 3 as const, background: '#f00' } };
  const blue = { create: { ...red.create, background: '#00f' } };
  const frames = await Promise.all([red, blue].map((one) => sharp(one).png().toBuffer()));
  const bytes = await sharp(frames, { join: { animated: true } })
    .gif()
    .toBuffer();
  const { hash, height } = await row(platform, await buildMedia(platform, { bytes, originalName: 'a.gif' }));

  const moving = await sharp((await read(platform, hash, 'SmallSize.gif')).rawPayload, {
    animated: true,
  }).metadata();
  const still = await sharp((await read(platform, hash, 'SmallSize.webp')).rawPayload, {
    animated: true,
  }).metadata();

  expect(height).toBe(30);
  expect(moving).toMatchObject({ pages: 2, width: 320 });
  expect(still.pages ?? 1).toBe(1);
});

test.skipIf(!existsSync(join(shared, 'images/photos')))(
  'a photograph of a phone stands upright, loses its camera data and has the size it is shown in',
  async ({ platform }) => {
    const bytes = await readFile(join(shared, 'images/decode/valid/jpg/portrait_2.jpg'));
    const stored = await row(platform, await buildMedia(platform, { bytes, originalName: 'portret.jpg' }));
    const original = await sharp(bytes).metadata();

    const shown = await sharp((await read(platform, stored.hash, 'SmallSize.jpeg')).rawPayload).metadata();

    expect(original.orientation).toBeGreaterThan(1);
    expect([stored.width, stored.height]).toEqual([original.autoOrient.width, original.autoOrient.height]);
    const fitted = fittedSize({ width: stored.width ?? 0, height: stored.height ?? 0 }, 'SmallSize');
    expect([shown.width, shown.height]).toEqual([fitted.width, fitted.height]);
    expect(shown.exif).toBeUndefined();
    expect(shown.orientation).toBeUndefined();
  },
);

test.skipIf(!existsSync(join(shared, 'security/uploads')))(
  'hostile pictures are stored and drawn, or refused: never a fault',
  async ({ platform }) => {
    const folders = [
      'server_side_request_forgery',
      'upload_insecure_files',
      'xss_injection',
      'xxe_injection',
    ];
    for (const folder of folders) {
      for (const name of await readdir(join(shared, 'security/uploads', folder))) {
        const bytes = await readFile(join(shared, 'security/uploads', folder, name));
        const id = await buildMedia(platform, { bytes, originalName: name }).catch(
          (thrown: unknown) => thrown,
        );
        if (typeof id !== 'number') {
          expect(id, name).toMatchObject({
            row: { code: expect.stringMatching(/^(FILE_UNREADABLE|UNSUPPORTED_MEDIA_TYPE)$/) },
          });
          continue;
        }
        const { hash, mime } = await row(platform, id);
        if (!mime.startsWith('image/')) continue;
        const answer = await read(platform, hash, 'SmallSize.png');
        expect([200, 400], name).toContain(answer.statusCode);
      }
    }
  },
);

test.skipIf(!existsSync(join(shared, 'images/decode')))(
  'every picture of other programs is stored and shown, or refused',
  { timeout: 60_000 },
  async ({ platform }) => {
    const files = await readdir(join(shared, 'images/decode'), { recursive: true, withFileTypes: true });
    const kinds = { stored: 0, refused: 0 };
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name));
      const id = await buildMedia(platform, { bytes, originalName: file.name }).catch(
        (thrown: unknown) => thrown,
      );
      if (typeof id !== 'number') {
        kinds.refused++;
        expect(id, file.name).toMatchObject({ row: { status: expect.any(Number) } });
        continue;
      }
      kinds.stored++;
      const { hash } = await row(platform, id);
      const answer = await read(platform, hash, 'ThumbnailSize.webp');
      expect([file.name, answer.statusCode]).toEqual([file.name, 200]);
    }
    expect(kinds.stored).toBeGreaterThan(20);
  },
);

test('a part of a picture is shown by an address that we signed, and by no other', async ({ platform }) => {
  const half = (background: string) => ({
    create: { width: 100, height: 200, channels: 3 as const, background },
  });
  const right = await sharp(half('#00ff00')).png().toBuffer();
  const bytes = await sharp({ create: { ...half('#ff0000').create, width: 200 } })
    .composite([{ input: right, left: 100, top: 0 }])
    .png()
    .toBuffer();
  const ctx = await platform.ctx();
  const id = await buildMedia(platform, { bytes });
  const picture = (await findPictures(ctx, [id])).get(id);
  if (!picture) throw new Error('the picture is not there');

  const cut = placePicture(platform.kernel, picture, {
    crop: { x: 500, y: 0, w: 500, h: 500 },
  });
  const address = mediaAddress(cut, 'SmallSize', 'png');
  const shown = await platform.http({ method: 'GET', url: address });
  const status = async (url: string) => (await platform.http({ method: 'GET', url })).statusCode;

  expect([cut.width, cut.height]).toEqual([100, 100]);
  const { dominant } = await sharp(shown.rawPayload).stats();
  expect(dominant.g).toBeGreaterThan(200);
  expect(dominant.r).toBeLessThan(50);
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 100, height: 100 });
  expect(await status(address.replace('c=500', 'c=400'))).toBe(404);
  expect(await status(address.replace(/&s=.*/, ''))).toBe(404);
  expect(placePicture(platform.kernel, picture, { crop: { x: 0, y: 0, w: 1000, h: 1000 } })).toEqual(picture);
});
