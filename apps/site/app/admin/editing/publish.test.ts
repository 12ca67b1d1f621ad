import type { Difference } from '@izlog/contract/editing/edit-history';
import { refusals } from '@izlog/contract/refusals';
import staffHr from '@izlog/contract/texts/hr/staff.json';
import { expect, test, vi } from 'vitest';
import { textOf } from '#site/i18n/messages.ts';
import { part } from '#test/part.ts';
import type { ActAnswer } from './edit-start.ts';
import { differenceWords } from './frame/place-words.ts';
import type { EditedPage } from './page/edited-page.ts';
import { inTime, movedTo, publish } from './publish.ts';

const slug = (from: string | null, to: string): Difference[] => [
  { op: 'set', path: 'root/meta/slug', handler: 'page', from, to, words: null },
];

test('[EDIT-007] a page whose slug is published stands at the address of the new one', () => {
  expect(movedTo('/en/about', slug('about', 'about-us'))).toBe('/en/about-us');
  expect(movedTo('/about', [])).toBeUndefined();
  // It was never public, or is shown elsewhere.
  expect(movedTo('/about', slug(null, 'about-us'))).toBeUndefined();
  expect(movedTo('/', slug('about', 'about-us'))).toBeUndefined();
});

test('[EDIT-007] a section that was removed is told by what it was', () => {
  const body = { root: part({ id: 'root' }) };
  const t = (key: string, values?: object) => textOf(staffHr as never, 'hr', key as never, values as never);
  const gone = part({ id: 'a', handler: 'text', meta: { heading: 'O nama' } });
  const removed = { op: 'remove' as const, path: 'a', handler: 'text' };
  expect(differenceWords(t, body, { ...removed, from: gone })).toBe('Tekst „O nama”');
  expect(differenceWords(t, body, { ...removed, from: null })).toBe('Tekst');
});

test('[EDIT-007] a draft that a colleague changed in the last moment, and a time too far ahead, are told as that, not as a fault', async () => {
  const ref = { kind: 'content', id: 1, language: 'hrv' } as const;
  const answered = (answer: ActAnswer) => {
    const store = { flush: async () => {}, status: () => ({ state: 'saved' }), log: () => ({ rev: 3 }) };
    const page = { store, talk: { act: async () => answer } } as unknown as EditedPage;
    return publish(page, [ref], [], { kind: 'now' });
  };
  const { code, status } = refusals.draftChanged;

  expect(await answered({ status, code, payload: { documents: [] } })).toEqual({ trouble: 'changed' });
  expect(await answered({ status: 409, code: refusals.slugTaken.code })).toEqual({ trouble: 'refused' });
  expect(await answered({ status: 404, code: 'NOT_FOUND' })).toEqual({ trouble: 'failed' });
  const far = [{ path: 'at', kind: 'tooFar' }];
  expect(await answered({ status: 400, code: 'VALIDATION_FAILED', payload: { fields: far } })).toEqual({
    trouble: 'tooFar',
  });
  expect(await answered({ data: {} })).toEqual({});
});

test('[EDIT-007] a line that hangs keeps nobody waiting to hear what would be published', async () => {
  vi.useFakeTimers();
  try {
    const asked = inTime(new Promise<string>(() => {}));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await asked).toBe('slow');
    expect(await inTime(Promise.resolve('answered'))).toBe('answered');
  } finally {
    vi.useRealTimers();
  }
});
