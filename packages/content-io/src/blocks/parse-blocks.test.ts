import { expect, test } from 'vitest';
import { type Block, parseBlocks } from './parse-blocks.ts';

const rendered = (blocks: readonly Block[]): unknown[] =>
  blocks.map(({ name, pieces }) => [
    name,
    ...pieces.map((one) => (typeof one === 'string' ? one.trim() : rendered([one])[0])),
  ]);

test('blocks are read with what stands between and in them', () => {
  const markup = `<!-- wp:paragraph --><p>One</p><!-- /wp:paragraph -->
<p>classic</p>
<!-- wp:group {"layout":{"type":"flex"}} --><div><!-- wp:acme/map {"at":"<!\\u002d\\u002d"} /--></div><!-- /wp:group -->`;

  const blocks = parseBlocks(markup);

  expect(rendered(blocks)).toEqual([
    ['paragraph', '<p>One</p>'],
    [null, '<p>classic</p>'],
    ['group', '<div>', ['acme/map'], '</div>'],
  ]);
  expect(blocks[2]?.pieces[1]).toMatchObject({ attrs: { at: '<!--' } });
});

test('broken markup is read as far as it goes', () => {
  expect(
    rendered(parseBlocks('<!-- wp:quote --><!-- wp:paragraph -->a<!-- /wp:quote -->b<!-- /wp:list -->')),
  ).toEqual([
    ['quote', ['paragraph', 'a']],
    [null, 'b'],
  ]);
  expect(parseBlocks('<!-- wp:list {"a":} -->x')[0]?.attrs).toEqual({});
  expect(rendered(parseBlocks('<!-- wp:image'))).toEqual([[null, '<!-- wp:image']]);
  expect(() => parseBlocks('<!-- wp:group -->'.repeat(20_000))).not.toThrow();
});
