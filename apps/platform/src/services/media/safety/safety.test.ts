import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDrawingFault } from '@izlog/contract/media/drawing-fault';
import { fileUpload } from '@izlog/contract/media/file-upload';
import { isRaster } from '@izlog/contract/media/media-address';
import { pictureFaultOf } from '@izlog/contract/media/picture-fault';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { lookForMoving } from '../moving/find-moving.ts';
import { stripMetadata } from './strip-metadata.ts';

const shared = fileURLToPath(new URL('../../../../../../../shared/data', import.meta.url));
const filesIn = (folder: string): string[] =>
  existsSync(join(shared, folder))
    ? readdirSync(join(shared, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Stores a file as staff do, and fetches it as a visitor does. */
async function upload(platform: TestPlatform, bytes: Uint8Array, name: string) {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], name));
  const body = new Response(form);
  const answer = await platform.http(
    {
      method: 'POST',
      url: fileUpload.path,
      headers: { 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    },
    { as: 'staff' },
  );
  const { data, error } = answer.json();
  const served = data ? (await platform.http({ method: 'GET', url: data.path })).rawPayload : undefined;
  return { status: answer.statusCode, code: error?.code, payload: error?.payload, data, served };
}

test.for([
  ['jpeg', 6],
  ['png', 1],
  ['webp', 8],
] as const)(
  'a %s keeps its picture and its orientation, and nothing of where and by whom it was taken',
  async ([format, orientation], { platform }) => {
    const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: '#2a6f5b' } });
    const bytes = await plain
      .withExif({
        IFD0: { Copyright: 'tajni fotograf' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '43/1 30/1 1234/100' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>tajna bilješka</rdf></x:xmpmeta>')
      .withMetadata({ orientation })
      .toFormat(format)
      .toBuffer();
    const trailing = Buffer.concat([bytes, Buffer.from('tajni film GPS')]);

    const { served, data } = await upload(platform, trailing, `plaza.${format}`);

    const before = await sharp(bytes).metadata();
    const after = await sharp(served).metadata();
    expect(before.exif?.includes('tajni')).toBe(true);
    expect(served?.includes('tajn')).toBe(false);
    expect(served?.includes('GPS')).toBe(false);
    expect([after.xmp, after.exif?.length ?? 0]).toEqual([
      undefined,
      orientation === 1 ? 0 : expect.any(Number),
    ]);
    expect(after.exif?.length ?? 0).toBeLessThan(40);
    expect([after.orientation ?? 1, data.width]).toEqual([orientation, orientation === 1 ? 64 : 48]);
    expect(await sharp(served).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer());
  },
);

const mimes: Record<string, string> = { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png' };
const pictures = filesIn('images/photos').concat(filesIn('images/decode/valid'));
const known = pictures.filter((file) => mimes[file.split('.').at(-1) ?? '']);

test.skipIf(known.length === 0)(
  'no pixel of real pictures changes, and doing it twice changes nothing',
  async () => {
    for (const file of known) {
      const bytes = readFileSync(file);
      const mime = mimes[file.split('.').at(-1) ?? ''] ?? '';
      const once = stripMetadata(bytes, mime);

      expect(Buffer.from(stripMetadata(once, mime)).equals(once), basename(file)).toBe(true);
      expect(once.length, basename(file)).toBeLessThanOrEqual(bytes.length + 40);
    }
    const first = known[0] ?? '';
    const [before, after] = [readFileSync(first), stripMetadata(readFileSync(first), 'image/jpeg')];
    expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer());
  },
);

const traps = filesIn('security/uploads');

test.skipIf(traps.length === 0)(
  'what is made to harm is refused, or stored without what harms',
  async ({ platform }) => {
    for (const file of traps) {
      const { status, served, data } = await upload(platform, readFileSync(file), basename(file));

      expect([200, 400, 415], basename(file)).toContain(status);
      if (!served) continue;
      expect(data.mime, basename(file)).not.toMatch(/html|xml|script/);
      // One hides its words in the picture's own pixels: its type is never guessed, so they stay pixels.
      if (/ecs/.test(file)) continue;
      if (data.mime.startsWith('image/') && data.mime !== 'image/gif')
        expect(served.toString('latin1'), basename(file)).not.toMatch(/<script|onload=|onclick|javascript:/i);
    }
  },
  30_000,
);

const broken = filesIn('images/decode/bad');

test.skipIf(broken.length === 0)('[MEDIA-022] broken pictures are refused', async ({ platform }) => {
  for (const file of broken) {
    const { status } = await upload(platform, readFileSync(file), basename(file));
    expect([400, 415], basename(file)).toContain(status);
  }
});

/** A picture with something to see in every part of it. */
const noisy = () =>
  sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

test.for([
  ['jpeg', () => noisy().jpeg({ quality: 90 })],
  ['jpeg in passes', () => noisy().jpeg({ quality: 90, progressive: true })],
  ['png', () => noisy().png()],
  ['webp', () => noisy().webp()],
  ['avif', () => noisy().avif({ effort: 0 })],
  ['gif', () => noisy().gif()],
] as const)('[MEDIA-022] a %s that was cut off is told, wherever it ends', async ([, make], { platform }) => {
  const whole = await make().toBuffer();
  const told = [];
  for (const part of [0.1, 0.5, 0.999]) {
    const cut = whole.subarray(0, Math.round(whole.length * part));
    const { status, payload } = await upload(platform, cut, 'slika');
    told.push([status, pictureFaultOf(payload)]);
  }

  expect((await upload(platform, whole, 'slika')).status).toBe(200);
  expect(told).toEqual([
    [400, 'broken'],
    [400, 'broken'],
    [400, 'broken'],
  ]);
});

test('[MEDIA-022] a JPEG that lacks its last two bytes, or has some too many, is whole', async ({
  platform,
}) => {
  const whole = await noisy().jpeg().toBuffer();
  const endless = whole.subarray(0, whole.length - 2);
  // Before the second marker, where decoders only warn.
  const after = 2 + 2 + whole.readUInt16BE(4);
  const padded = Buffer.concat([whole.subarray(0, after), Buffer.from([0xff, 0xff]), whole.subarray(after)]);

  for (const bytes of [endless, padded])
    expect((await upload(platform, bytes, 'slika.jpg')).status).toBe(200);
});

/** The beginning of a file of the ISO media family, by its brands. */
const withBrands = (...brands: string[]) => {
  const [main = '', ...others] = brands;
  const head = Buffer.concat([Buffer.from(`\0\0\0\0ftyp${main}\0\0\0\0${others.join('')}`, 'latin1')]);
  head.writeUInt32BE(head.length, 0);
  return Buffer.concat([head, Buffer.alloc(64)]);
};

test('[MEDIA-022] a photo of an iPhone (HEIC) is refused by its bytes, with what to do; a film and an AVIF of the same family are not taken for one', async ({
  platform,
}) => {
  const photos = [
    withBrands('heic', 'mif1', 'heic'),
    withBrands('heix', 'mif1'),
    withBrands('mif1', 'heic'),
    withBrands('msf1', 'hevc'),
  ];
  for (const bytes of photos) {
    const { status, code, payload } = await upload(platform, bytes, 'IMG_0001.jpg');
    expect([status, code, pictureFaultOf(payload)]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'heic']);
    expect((payload as { reason: string }).reason).toContain('Most Compatible');
  }
  const named = await noisy().jpeg().toBuffer();
  expect((await upload(platform, named, 'IMG_0002.HEIC')).data.mime).toBe('image/jpeg');

  const avif = await noisy().avif({ effort: 0 }).toBuffer();
  const familyFirst = Buffer.from(avif);
  // The same picture, which names its family before itself.
  familyFirst.write('mif1', 8, 'latin1');
  const { status, data } = await upload(platform, familyFirst, 'slika.avif');
  expect([status, data.mime]).toEqual([200, 'image/avif']);
});

test('[MEDIA-006] an animated WebP or PNG is shown as it came, so that it keeps moving; one that stands still has its sizes', async ({
  platform,
}) => {
  const size = { width: 40, height: 30 };
  const frame = (background: string) =>
    sharp({ create: { ...size, channels: 3, background } })
      .png()
      .toBuffer();
  const frames = [await frame('#a00'), await frame('#00a')];
  const film = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();
  const still = await sharp(frames[0]).webp().toBuffer();
  const { crc32 } = await import('node:zlib');
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const [first = Buffer.alloc(0)] = frames;
  const control = Buffer.alloc(8);
  control.writeUInt32BE(2);
  const moving = Buffer.concat([first.subarray(0, 33), chunk('acTL', control), first.subarray(33)]);

  const [webp, plain, png] = [
    await upload(platform, film, 'film.webp'),
    await upload(platform, still, 'slika.webp'),
    await upload(platform, moving, 'film.png'),
  ];

  expect([webp.data.isMoving, plain.data.isMoving, png.data.isMoving]).toEqual([true, undefined, true]);
  expect((await sharp(webp.served).metadata()).pages).toBe(2);
  expect([webp.data.alternativePaths, isRaster(webp.data), isRaster(plain.data)]).toEqual([{}, false, true]);

  // One from before that was noted is found by the job of the night.
  const { db } = await platform.ctx();
  await db.execute(sql`update media set is_moving = null where id in (${webp.data.id}, ${plain.data.id})`);
  await lookForMoving(platform.kernel, new Date());
  const { rows } = await db.execute<{ moves: boolean }>(
    sql`select is_moving as moves from media where id in (${webp.data.id}, ${plain.data.id}) order by id`,
  );
  expect(rows.map(({ moves }) => moves)).toEqual([true, false]);
});

test('a small file that promises a huge picture is refused before anything is decoded', async ({
  platform,
}) => {
  const small = await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const bomb = Buffer.from(small);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  const { crc32 } = await import('node:zlib');
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  const began = performance.now();

  const { status, code, payload } = await upload(platform, bomb, 'malo.png');

  expect([status, code]).toEqual([400, 'FILE_UNREADABLE']);
  expect(pictureFaultOf(payload)).toBe('pixels');
  expect(performance.now() - began).toBeLessThan(5000);
});

test.for([
  ['a script', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
  ['a script by prefix', '<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:script>1</s:script></s:svg>'],
  ['an event', '<svg xmlns="http://www.w3.org/2000/svg"><g onclick="x()"/></svg>'],
  ['a foreign element', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'],
  ['HTML', '<svg xmlns="http://www.w3.org/2000/svg"><h:b xmlns:h="http://www.w3.org/1999/xhtml"/></svg>'],
  [
    'HTML by entity',
    '<!DOCTYPE svg [<!ENTITY h "http://www.w3.org/1999/xhtml">]><svg xmlns:a="&h;"><a:b/></svg>',
  ],
  ['a foreign picture', '<svg xmlns="http://www.w3.org/2000/svg"><image href="//a.b/c.png"/></svg>'],
  [
    'an address in a style',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>a{fill:url(http://a.b)}</style></svg>',
  ],
  ['an escaped import', '<svg xmlns="http://www.w3.org/2000/svg"><style>@\\69mport "x"</style></svg>'],
  ['a spelled script', '<svg xmlns="http://www.w3.org/2000/svg"><use href="&#106;avascript:x"/></svg>'],
  ['an animated address', '<svg xmlns="http://www.w3.org/2000/svg"><set attributeName="href" to="x"/></svg>'],
] as const)('a drawing with %s is refused', async ([, drawing], { platform }) => {
  const { status, code, payload } = await upload(platform, Buffer.from(drawing), 'znak.svg');

  expect([status, code]).toEqual([400, 'FILE_UNREADABLE']);
  // It can be read: who sent it is told what is wrong with it.
  expect(isDrawingFault(payload)).toBe(true);
});

test('a drawing of gradients, styles and parts of itself is stored as it is', async ({ platform }) => {
  const drawing = `<?xml version="1.0"?><!-- izlog --><svg xmlns="http://www.w3.org/2000/svg" xmlns:i="http://inkscape"
    width="20" height="20"><i:view zoom="2"/><defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs>
    <style>.b { fill: url(#a) }</style><path class="b" d="M0 0h9v9z"/><use href="#a"/></svg>`;

  const { status, served } = await upload(platform, Buffer.from(drawing), 'znak.svg');

  expect([status, served?.toString()]).toEqual([200, drawing]);
});

test.for([
  ['viewBox="0 0 240 60"', 240, 60],
  ['width="100%" height="100%" viewBox="0,0 240 60"', 240, 60],
  ["viewBox='-10 -10 48.5 12.125' width='97'", 97, 24.25],
  ['height="30mm" viewBox="0 0 240 60"', '120mm', '30mm'],
  ['width="120" height="40" viewBox="0 0 240 60"', 120, 40],
] as const)(
  '[MEDIA-010] a drawing that says only %s has a size in every page',
  async ([attributes, width, height], { platform }) => {
    const head = '<?xml version="1.0"?><!-- <svg> --><!DOCTYPE svg>';
    const inner = `<title>Čokolada</title><rect width="100%" height="100%" fill="#2a6f5b"/>${Math.random()}`;
    const sent = `${head}<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`;

    const { data, served } = await upload(platform, Buffer.from(sent), 'logo.svg');

    const text = String(served);
    const root = /<svg xmlns[^>]*>|<svg width[^>]*>/.exec(text)?.[0] ?? '';
    expect([/ width=["']([^"']*)/.exec(root)?.[1], / height=["']([^"']*)/.exec(root)?.[1]]).toEqual([
      String(width),
      String(height),
    ]);
    expect(text.startsWith(head)).toBe(true);
    expect(text.endsWith(`${inner}</svg>`)).toBe(true);
    if (typeof width === 'number')
      expect([data.width, data.height]).toEqual([Math.round(width), Math.round(height)]);
  },
);
