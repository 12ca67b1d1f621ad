import { expect, test } from 'vitest';
import { wordsOfRich } from './rich-words.ts';

const line = (...words: string[]) => ({
  type: 'paragraph',
  content: words.map((text) => ({ type: 'text', text, marks: [{ type: 'bold' }] })),
});

test('[CMS-007] an original beside its translation is read as words, without the signs of its marks', () => {
  const list = { type: 'bulletList', content: [{ type: 'listItem', content: [line('jedno')] }] };
  expect(wordsOfRich({ type: 'doc', content: [line('Sve ', 'sami.'), list] })).toBe('Sve sami.\n• jedno');
});
