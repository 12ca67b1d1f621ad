import { expect, test, vi } from 'vitest';
import { onceFor } from './once-for.ts';

test('of data that stays it is made once for each of what else it depends on, and nobody can change it', () => {
  const work = vi.fn(({ name }: { name: string }, language: string) => ({ words: [name, language] }));
  const made = onceFor(work, (language) => language);
  const kept = Object.freeze({ name: 'a' });

  const first = made(kept, 'hr');

  expect(first).toEqual({ words: ['a', 'hr'] });
  expect(made(kept, 'hr')).toBe(first);
  expect(made(kept, 'de')).toEqual({ words: ['a', 'de'] });
  expect(work).toHaveBeenCalledTimes(2);
  expect(() => first.words.push('b')).toThrow(TypeError);
});

test('of data that may change it is made each time', () => {
  const made = onceFor(({ name }: { name: string }) => ({ name }));
  const open = { name: 'a' };

  expect(made(open)).toEqual({ name: 'a' });
  open.name = 'b';
  expect(made(open)).toEqual({ name: 'b' });
});
