import staffHr from '@izlog/contract/texts/hr/staff.json';
import { expect, test } from 'vitest';
import { type Answers, refused } from '#site/testing/fake-platform.ts';
import { sentForm } from '#site/testing/send-form.ts';
import { startSite } from '#site/testing/start-site.ts';
import { axeFindings } from '#test/render-ui.tsx';
import { pictureFaultWords } from './panel/picture-fault-words.ts';

const cookie = 'auth.strategy=admin; auth.token.admin=token-a';
const path = '/admin/mediji';
const file = {
  id: 12,
  hash: '0123456789abcdef0123456789abcdef',
  mime: 'image/png',
  extension: 'png',
  width: 120,
  height: 80,
  alt: '',
  title: 'Luka',
  placeholder: null,
  color: null,
  driveId: 'media',
  description: '',
  path: '/x',
  size: 2_400_000,
  access: 'public',
  originalName: 'luka.png',
  alternativePaths: {},
  usePublicPath: true,
  poster: null,
  default: '/x',
  folderId: 3,
  created_at: '2026-10-14T08:00:00.000Z',
  alts: { eng: 'Harbour' },
  captions: {},
  decorative: false,
  focalPoint: { x: 250, y: 700 },
  posterId: null,
  uses: 1,
};
const place = { kind: 'post', id: 7, name: 'Objava', language: 'hrv', isPublic: true, mediaId: 12 };
const answers: Answers = {
  'GET /api/v1/user/profile': () => ({
    isBackofficeUser: true,
    scope: ['media.edit'],
    details: {},
    email: 'a@b.hr',
  }),
  'POST /api/v1/media/directoryItem/filter': () => ({
    records: [file],
    folders: [
      { id: 3, parentId: null, name: 'Naslovnica' },
      { id: 4, parentId: 3, name: 'Jesen' },
    ],
    pagination: { page: 1, lastPage: 1, limit: 48, total: 1, perPage: 48 },
    isMore: false,
    next: null,
  }),
  'GET /api/v1/media/file/details/12': () => ({ ...file, places: [place] }),
};

test('[MEDIA-013] the gallery shows folders and files, and a file with its texts and places, without scripts', async () => {
  const { visit, calls } = await startSite({ answers });

  const page = await visit(`${path}?folder=3&search=luka&only=noAlt&sort=name&file=12`, {
    headers: { cookie },
  });

  expect(page.status).toBe(200);
  const asked = calls.find((call) => call.path.endsWith('directoryItem/filter'))?.body;
  expect(asked).toMatchObject({ parentId: 3, keywords: 'luka', withoutAlt: true, sort: 'name' });
  const text = (name: string) => page.document.querySelector(name)?.textContent ?? '';
  expect(text('.mlib__folders [aria-current]')).toContain('Naslovnica');
  expect(text('.mitem')).toContain('Nema opisa');
  expect(text('.mdetail')).toContain('2,4 MB');
  expect(text('.places')).toContain('Objava');
  const words = page.document.querySelector<HTMLTextAreaElement>('textarea[name="alt-hrv"]');
  expect(words?.value).toBe('');
  expect(await axeFindings(page.document.querySelector('main') ?? page.document.body)).toEqual([]);
});

test('[MEDIA-018] deleting what is used asks again, with the places, and does it once one is sure', async () => {
  const { visit, calls } = await startSite({
    answers: {
      ...answers,
      'DELETE /api/v1/media/directoryItem/delete': ({ body }) => {
        if (!body.isSure) throw refused(409, 'MEDIA_IN_USE', 'used', { files: 1, places: [place] });
        return {};
      },
    },
  });
  const send = (fields: Record<string, string>) =>
    visit(path, {
      method: 'POST',
      headers: { cookie, origin: 'http://izlog.example' },
      body: new URLSearchParams({ form: 'files', ...fields }),
    });

  const asked = await send({ target: 'file:12', act: 'delete' });
  const sure = asked.document.querySelector<HTMLButtonElement>('button[name="sure"]');
  const done = await send({ sure: sure?.value ?? '' });

  expect([asked.status, done.status]).toEqual([409, 303]);
  expect(asked.document.querySelector('[role="alert"] .places')?.textContent).toContain('Objava');
  expect(asked.document.querySelector<HTMLInputElement>('[name="target"]')?.checked).toBe(true);
  expect(calls.at(-1)?.body).toEqual({ targetIds: ['file:12'], isSure: true });
});

test('[MEDIA-022] a picture that was not taken says why, and what its owner can do', async () => {
  const refusals = { heic: 415, broken: 400, pixels: 400 } as const;
  const told = [];
  for (const [kind, status] of Object.entries(refusals)) {
    const { visit } = await startSite({
      answers: {
        ...answers,
        'POST /api/v1/media/file/addFromBucket': () => {
          throw refused(status, 'REFUSED', 'Refused.', { kind });
        },
      },
    });
    const answer = await visit('/_/media/add', sentForm({ path: 'p', folder: '' }, cookie));
    told.push([answer.status, JSON.parse(answer.html).picture]);
  }

  expect(told).toEqual([
    [415, 'heic'],
    [400, 'broken'],
    [400, 'pixels'],
  ]);
  expect(staffHr[pictureFaultWords.heic]).toMatch(/iPhoneu .*Postavke → Kamera → Formati/);
  expect(staffHr[pictureFaultWords.broken]).toMatch(/nije cijela/);
  expect(staffHr[pictureFaultWords.pixels]).toMatch(/megapiksela/);
});
