import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RichNode } from '../cms/content/rich.ts';
import { joinRich } from './join-rich.ts';

const p = (text: string): RichNode => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const doc = (...content: RichNode[]): RichNode => ({ type: 'doc', content });
const list = (...items: string[]): RichNode => ({
  type: 'bulletList',
  content: items.map((item) => ({ type: 'listItem', content: [p(item)] })),
});
const wordsOf = ({ text = '', content = [] }: RichNode): string[] => [
  ...(text ? [text] : []),
  ...content.flatMap(wordsOf),
];

test('[EDIT-006] two who wrote in different paragraphs of one article have both their words in it, each once', () => {
  const base = doc(p('uvod'), p('sredina'), p('kraj'));
  const theirs = doc(p('uvod, njihov'), p('sredina'), p('kraj'), p('dodatak'));
  const mine = doc(p('uvod'), p('novo'), p('sredina'), p('kraj, moj'));

  expect(joinRich(base, theirs, mine)).toEqual({
    doc: doc(p('uvod, njihov'), p('novo'), p('sredina'), p('kraj, moj'), p('dodatak')),
    hasBoth: false,
  });
});

test('[EDIT-006] a paragraph that both wrote stands as both have it, and the article is not doubled', () => {
  const base = doc(p('uvod'), p('sredina'), list('jedan', 'dva'));
  const theirs = doc(p('uvod'), p('sredina, njihova'), list('jedan', 'dva', 'tri'));
  const mine = doc(p('uvod'), p('sredina, moja'), list('prvi', 'dva'));

  expect(joinRich(base, theirs, mine)).toEqual({
    doc: doc(p('uvod'), p('sredina, njihova'), p('sredina, moja'), list('prvi', 'dva', 'tri')),
    hasBoth: true,
  });
  // Also where nobody knows what both began from.
  const apart = joinRich(null, theirs, mine);
  expect(wordsOf(apart.doc).filter((word) => word === 'uvod')).toHaveLength(1);
});

test('[EDIT-006] whatever two make of a text: every word that one of them wrote is in both as one, and none that both left twice', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e');
  let count = 0;
  const change = fc.record({
    act: fc.constantFrom('set', 'insert', 'remove'),
    at: fc.nat({ max: 6 }),
  });
  const changed = (start: readonly string[], changes: ReadonlyArray<{ act: string; at: number }>) => {
    const made: string[] = [];
    let result = [...start];
    for (const { act, at } of changes) {
      const place = at % (result.length + 1);
      const fresh = `n${++count}`;
      if (act === 'remove') result = result.toSpliced(place, 1);
      else result = result.toSpliced(place, act === 'set' ? 1 : 0, fresh);
      made.push(fresh);
    }
    return { result, made: made.filter((one) => result.includes(one)) };
  };
  fc.assert(
    fc.property(
      fc.uniqueArray(word),
      fc.array(change, { maxLength: 4 }),
      fc.array(change, { maxLength: 4 }),
      (start, left, right) => {
        const [theirs, mine] = [changed(start, left), changed(start, right)];
        const joined = wordsOf(
          joinRich(doc(...start.map(p)), doc(...theirs.result.map(p)), doc(...mine.result.map(p))).doc,
        );
        for (const one of [...theirs.made, ...mine.made])
          expect(joined.filter((other) => other === one)).toHaveLength(1);
        for (const one of start) {
          const isLeft = theirs.result.includes(one) && mine.result.includes(one);
          expect(joined.filter((other) => other === one).length).toBeLessThanOrEqual(1);
          if (isLeft) expect(joined).toContain(one);
        }
      },
    ),
    { numRuns: 500 },
  );
});
