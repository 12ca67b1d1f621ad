import {
  directoryItemCreate,
  directoryItemDelete,
  directoryItemFilter,
  directoryItemMove,
} from '@izlog/contract/media/directory-item';
import { fileCrop } from '@izlog/contract/media/file-crop';
import { filePlaced } from '@izlog/contract/media/file-placed';
import { fileDetails, fileUpdate } from '@izlog/contract/media/file-update';
import { mediaAddress } from '@izlog/contract/media/media-address';
import { expect } from 'vitest';
import { buildMedia, pictureBytes } from '#test/builders/media.ts';
import { buildPost } from '#test/builders/post.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const staff = { as: 'staff' } as const;
const other = { as: 'staff', site: 2 } as const;
let made = 0;

const makeFolder = (platform: TestPlatform, parentId: number | null = null, name = `Mapa ${made++}`) =>
  platform.call(directoryItemCreate, { name, parentId }, staff);

test('[MEDIA-013] a name keeps no sign that hides what it says', async ({ platform }) => {
  const id = await buildMedia(platform, { originalName: 'racun\u202Egnp.exe\n.png' });
  const folder = await platform.call(
    directoryItemCreate,
    { name: 'Mapa\u2066 <b>', parentId: null },
    { as: 'staff' },
  );

  const { originalName } = await platform.call(fileDetails, { id }, { as: 'staff' });

  expect([originalName, folder.name]).toEqual(['racungnp.exe.png', 'Mapa <b>']);
});

test('[MEDIA-019] folders nest, files move into them, and a folder lists its own files only', async ({
  platform,
}) => {
  const outer = await makeFolder(platform);
  const inner = await makeFolder(platform, outer.id);
  const file = await buildMedia(platform, { originalName: 'luka.png' });
  const list = (parentId: number | null) => platform.call(directoryItemFilter, { parentId }, staff);

  await platform.call(directoryItemMove, { targetIds: [`file:${file}`], parentId: inner.id }, staff);
  const found = await list(inner.id);

  expect(found.records.map(({ id }) => id)).toEqual([file]);
  expect(found.folders).toContainEqual({ id: inner.id, parentId: outer.id, name: inner.name });
  expect((await list(outer.id)).records).toEqual([]);
  expect((await list(null)).records.map(({ id }) => id)).not.toContain(file);
});

test('[MEDIA-019] files are found by name, title and alternative text, in three orders, page after page', async ({
  platform,
}) => {
  const { id: parentId } = await makeFolder(platform);
  const ids: number[] = [];
  for (const [originalName, alt] of [
    ['žaba.png', 'Zelena žaba'],
    ['ante.png', 'Čamac'],
    ['čaša.png', ''],
  ] as const)
    ids.push(await buildMedia(platform, { originalName, alt: { hrv: alt } }));
  await platform.call(directoryItemMove, { targetIds: ids.map((id) => `file:${id}`), parentId }, staff);
  const names = async (input: object) => {
    const { records } = await platform.call(directoryItemFilter, { parentId, ...input }, staff);
    return records.map(({ originalName }) => originalName);
  };

  expect(await names({ sort: 'name' })).toEqual(['ante.png', 'čaša.png', 'žaba.png']);
  expect(await names({ sort: 'newest' })).toEqual(['čaša.png', 'ante.png', 'žaba.png']);
  expect(await names({ keywords: 'camac' })).toEqual(['ante.png']);
  expect(await names({ keywords: 'ZABA' })).toEqual(['žaba.png']);
  expect(await names({ keywords: '%' })).toEqual([]);
  expect(await names({ withoutAlt: true })).toEqual(['čaša.png']);
  const first = await platform.call(directoryItemFilter, { parentId, sort: 'name', limit: 2 }, staff);
  expect(first.pagination).toMatchObject({ total: 3, lastPage: 2 });
  expect(await names({ sort: 'name', limit: 2, after: first.next ?? '' })).toEqual(['žaba.png']);
});

test('[MEDIA-018] a file that is used is removed only when one is sure, and it is said where it is used', async ({
  platform,
}) => {
  const used = await buildMedia(platform);
  const free = await buildMedia(platform);
  await buildPost(platform, { title: 'Objava sa slikom', mediaId: used });
  const remove = (ids: number[], isSure = false) => ({ targetIds: ids.map((id) => `file:${id}`), isSure });
  const unused = await platform.call(directoryItemFilter, { unused: true }, staff);

  const refused = await platform.refusal(directoryItemDelete, remove([used, free]), staff);

  expect(unused.records.map(({ id }) => id)).toContain(free);
  expect(unused.records.map(({ id }) => id)).not.toContain(used);
  expect(refused).toMatchObject({
    status: 409,
    code: 'MEDIA_IN_USE',
    payload: { files: 2, places: [{ mediaId: used, kind: 'post', name: 'Objava sa slikom' }] },
  });
  expect((await platform.call(fileDetails, { id: used }, staff)).uses).toBe(1);
  // By the id that every other call gives, too.
  await platform.call(directoryItemDelete, { targetIds: [free] }, staff);
  await platform.call(directoryItemDelete, remove([used], true), staff);
  expect((await platform.refusal(fileDetails, { id: used }, staff)).status).toBe(404);
  expect((await platform.refusal(directoryItemDelete, remove([free]), staff)).status).toBe(404);
});

test('[MEDIA-018] a folder goes with all that is in it, once one is sure', async ({ platform }) => {
  const outer = await makeFolder(platform);
  const inner = await makeFolder(platform, outer.id);
  const file = await buildMedia(platform);
  await platform.call(directoryItemMove, { targetIds: [`file:${file}`], parentId: inner.id }, staff);
  const input = { targetIds: [`folder:${outer.id}`] };

  const refused = await platform.refusal(directoryItemDelete, input, staff);
  await platform.call(directoryItemDelete, { ...input, isSure: true }, staff);

  expect(refused).toMatchObject({ status: 409, payload: { files: 1, places: [] } });
  const { folders } = await platform.call(directoryItemFilter, {}, staff);
  expect(folders.map(({ id }) => id)).not.toContain(inner.id);
  expect((await platform.refusal(fileDetails, { id: file }, staff)).status).toBe(404);
});

test('a folder does not come to lie in itself, nor twice under one name, nor where another site has it', async ({
  platform,
}) => {
  const outer = await makeFolder(platform);
  const inner = await makeFolder(platform, outer.id);
  const into = { targetIds: [`folder:${outer.id}`], parentId: inner.id };

  const circle = await platform.refusal(directoryItemMove, into, staff);
  const twice = await platform.refusal(directoryItemCreate, { name: outer.name.toUpperCase() }, staff);
  const foreign = await platform.refusal(directoryItemMove, into, other);
  const parent = await platform.refusal(directoryItemCreate, { name: 'x', parentId: inner.id }, other);

  expect([circle.status, twice.status, foreign.status, parent.status]).toEqual([400, 409, 404, 404]);
  expect(twice.payload).toMatchObject({ fields: [{ path: 'name', kind: 'taken' }] });
});

test('[MEDIA-001] texts of a file are kept by language, a decorative picture says none, another site reaches nothing', async ({
  platform,
}) => {
  const id = await buildMedia(platform, { alt: { hrv: 'Luka', eng: 'Harbour' } });
  const said = { title: 'Split', alts: { hrv: 'Luka u zoru' }, captions: { eng: 'At dawn' } };

  const changed = await platform.call(fileUpdate, { id, ...said, focalPoint: { x: 250, y: 700 } }, staff);
  const decorative = await platform.call(fileUpdate, { id, decorative: true, alts: { eng: '' } }, staff);
  const language = await platform.refusal(fileUpdate, { id, alts: { kli: 'Qapla' } }, staff);
  const foreign = await platform.refusal(fileUpdate, { id, title: 'Moje' }, other);

  expect(changed).toMatchObject({
    title: 'Split',
    alt: 'Luka u zoru',
    alts: { hrv: 'Luka u zoru', eng: 'Harbour' },
    captions: { eng: 'At dawn' },
    focalPoint: { x: 250, y: 700 },
  });
  expect(decorative).toMatchObject({
    alt: '',
    alts: { hrv: 'Luka u zoru' },
    decorative: true,
    title: 'Split',
  });
  expect(language.payload).toMatchObject({ fields: [{ path: 'alts.kli' }] });
  expect(foreign.status).toBe(404);
});

test('a part of a picture becomes a file of its own, with its words and in its folder', async ({
  platform,
}) => {
  const { id: folderId } = await makeFolder(platform);
  const bytes = await pictureBytes({ width: 400, height: 200, format: 'jpeg' });
  const id = await buildMedia(platform, { bytes, originalName: 'luka.jpg', alt: { hrv: 'Luka' } });
  await platform.call(directoryItemMove, { targetIds: [`file:${id}`], parentId: folderId }, staff);

  const part = await platform.call(fileCrop, { id, x: 500, y: 0, w: 250, h: 500 }, staff);
  const whole = await platform.refusal(fileCrop, { id, x: 0, y: 0, w: 1000, h: 1000 }, staff);
  const foreign = await platform.refusal(fileCrop, { id, x: 0, y: 0, w: 500, h: 500 }, other);

  expect(part).toMatchObject({ width: 100, height: 100, alt: 'Luka', folderId, mime: 'image/jpeg' });
  expect(part.id).not.toBe(id);
  expect(part.originalName).toBe('luka-100x100.jpg');
  expect([whole.status, foreign.status]).toEqual([400, 404]);
});

test('[MEDIA-007] a use shows its part of a picture, and what stays in view is told within that part', async ({
  platform,
}) => {
  const bytes = await pictureBytes({ width: 400, height: 200 });
  const id = await buildMedia(platform, { bytes });
  await platform.call(fileUpdate, { id, focalPoint: { x: 250, y: 500 } }, staff);
  const placed = (how: { crop?: string; focal?: string }) => platform.call(filePlaced, { id, ...how }, staff);

  const part = await placed({ crop: '0,0,500,1000' });
  const own = await placed({ crop: '0,0,500,1000', focal: '900,100' });
  const served = await platform.http({ method: 'GET', url: mediaAddress(part, 'SmallSize', 'webp') });
  const whole = await placed({});
  const foreign = await platform.refusal(filePlaced, { id }, other);

  expect(part).toMatchObject({ width: 200, height: 200, focal: { x: 500, y: 500 } });
  expect(own.focal).toEqual({ x: 1000, y: 100 });
  expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(whole).toMatchObject({ width: 400, focal: { x: 250, y: 500 } });
  expect(whole.cut).toBeUndefined();
  expect(foreign.status).toBe(404);
});
