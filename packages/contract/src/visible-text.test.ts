import { expect, test } from 'vitest';
import { productWords } from './product/record/product-record.ts';
import { text } from './resource/kinds/text.ts';
import { words } from './resource/kinds/words.ts';
import { visibleText } from './visible-text.ts';

const unseen = [
  '',
  ' ',
  '\u00A0',
  '\u200B',
  '\u200E\u200F',
  '\u2060',
  '\u3164',
  '\u2800',
  '\uFE0F',
  '\u00AD \u200D',
];
const seen = ['a', '.', '0', '🙂', '👩‍👩‍👧', 'מוצר', 'č', '\u200Fשם\u200F'];

test('[OFFICE-02] a name of signs that nobody sees is none, in a record and in words of each language', () => {
  const name = productWords.pick({ name: true });
  const schemas = [text(150, { isRequired: true }).schema, visibleText().min(1)];
  for (const one of unseen) {
    for (const schema of schemas)
      expect(schema.safeParse(one).error?.issues, one).toMatchObject([{ minimum: 1 }]);
    expect(name.safeParse({ name: one }).success).toBe(false);
    expect(words(150, {}).schema.safeParse({ hrv: one }).success).toBe(false);
    expect(text(150, {}).schema.parse(one)).toBe('');
  }
  for (const one of seen) {
    for (const schema of schemas) expect(schema.parse(` ${one} `)).toBe(one);
    expect(name.parse({ name: one })).toEqual({ name: one });
  }
});
