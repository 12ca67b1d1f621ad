import { expect, test } from 'vitest';
import { readArticle } from './read-article.ts';
import { wordsOf } from './rich-node.ts';
import { nodesOf, type Section } from './section.ts';

const site = 'https://stari.hr';
const read = (content: string) => readArticle(content, site);
const block = (name: string, html: string, attrs = '') =>
  `<!-- wp:${name} ${attrs}-->${html}<!-- /wp:${name} -->`;
const image =
  '<figure><img src="/a.jpg" alt="Sea" class="wp-image-7"/><figcaption>At noon</figcaption></figure>';

test('paragraphs, headings, lists, quotes and tables that follow each other are one text', () => {
  const { sections } = read(
    [
      block('heading', '<h1>Head</h1>', '{"level":1} '),
      block('paragraph', '<p>A <strong>bold <a href="/x">link</a></strong></p>'),
      block('list', '<ul><li>one<ul><li>two</li></ul></li></ul>'),
      block('quote', '<blockquote><p>Said</p><cite>Who</cite></blockquote>'),
      block('table', '<figure><table><tr><th>h</th><td colspan="2">c</td></tr></table></figure>'),
      block('separator', '<hr/>'),
    ].join('\n\n'),
  );

  expect(sections.map(({ kind }) => kind)).toEqual(['text']);
  const nodes = nodesOf(sections[0] as Section);
  expect(nodes.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'bulletList',
    'blockquote',
    'table',
    'horizontalRule',
  ]);
  expect(nodes[0]?.attrs).toEqual({ level: 2 });
  expect(nodes[1]?.content?.[1]).toEqual({
    type: 'text',
    text: 'bold ',
    marks: [{ type: 'bold' }],
  });
});

test('galleries, columns, media with text, covers, buttons and films are sections of their own', () => {
  const { sections } = read(
    [
      block(
        'gallery',
        `<figure>${block('image', image)}${block('image', image)}<figcaption>All</figcaption></figure>`,
      ),
      block(
        'columns',
        `<div>${block('column', '<div><!-- wp:paragraph --><p>1</p><!-- /wp:paragraph --></div>')}${block('column', '<div><!-- wp:paragraph --><p>2</p><!-- /wp:paragraph --></div>')}</div>`,
      ),
      block(
        'media-text',
        `<div>${image}<div>${block('paragraph', '<p>Beside</p>')}</div></div>`,
        '{"mediaId":7,"mediaPosition":"right"} ',
      ),
      block(
        'cover',
        `<div><img src="/b.jpg" alt=""/>${block('heading', '<h2>Over</h2>')}</div>`,
        '{"url":"/b.jpg","id":9} ',
      ),
      block('buttons', `<div>${block('button', '<div><a href="/buy" target="_blank">Buy</a></div>')}</div>`),
      block('video', '<figure><video src="/v.mp4"></video></figure>', '{"id":4} '),
    ].join('\n'),
  );

  expect(sections).toMatchObject([
    { kind: 'gallery', caption: 'All', pictures: [{ attachmentId: 7, caption: 'At noon', alt: 'Sea' }, {}] },
    { kind: 'columns', columns: [[{ type: 'paragraph' }], [{ type: 'paragraph' }]] },
    { kind: 'media-text', side: 'right', picture: { src: 'https://stari.hr/a.jpg', attachmentId: 7 } },
    { kind: 'cover', picture: { attachmentId: 9 }, nodes: [{ type: 'heading' }] },
    { kind: 'buttons', buttons: [{ name: 'Buy', href: 'https://stari.hr/buy', isNewWindow: true }] },
    { kind: 'video', src: 'https://stari.hr/v.mp4', attachmentId: 4 },
  ]);
  expect(wordsOf(sections.flatMap(nodesOf))).toContain('Over');
});

test('classic text gets its paragraphs, captions their pictures, galleries their numbers', () => {
  const { sections, shortcodes } = read(
    'First\nline\n\n[caption id="attachment_3" width="4"]<a href="/p"><img src="/p.jpg" /></a> Words[/caption]\n\nhttps://youtu.be/x\n\n[gallery ids="3, 4"]\n\n[contact-form to="a"]Write[/contact-form] [sic] [[gallery]]',
  );

  expect(sections).toMatchObject([
    {
      kind: 'text',
      nodes: [
        { type: 'paragraph', content: [{ text: 'First' }, { type: 'hardBreak' }, { text: 'line' }] },
        { type: 'image', attrs: { picture: { caption: 'Words' } } },
        { type: 'paragraph', content: [{ text: 'https://youtu.be/x', marks: [{ type: 'link' }] }] },
      ],
    },
    { kind: 'gallery', pictures: [{ attachmentId: 3 }, { attachmentId: 4 }] },
    { kind: 'text' },
  ]);
  expect(wordsOf(nodesOf(sections[2] as Section))).toBe('Write [sic] [gallery]');
  expect(shortcodes).toEqual(['contact-form']);
});

test('nothing that runs comes out, and blocks that hold no words are named', () => {
  const { sections, leftOut } = read(
    `${block('html', '<script>alert(1)</script><p onclick="x()"><a href="javascript:alert(1)">a</a><a href="https://u:p@x.hr">b</a></p><img src="data:image/png;base64,AA"><iframe src="https://www.youtube.com/embed/x"></iframe><style>p{}</style><svg onload="x"></svg>')}<!-- wp:latest-posts /-->`,
  );

  const json = JSON.stringify(sections);
  expect(json).not.toMatch(/script|onclick|onload|data:|u:p/);
  expect(json).toContain('"href":"https://www.youtube.com/embed/x"');
  expect(leftOut).toEqual(['latest-posts']);
});

test('what is no shortcode stays in its brackets, and code is never read for them', () => {
  const { sections, shortcodes } = read(
    '<p>Selektor <code>input[type="text"]</code> i <code>$_POST[user_name]</code>, <code>[gallery]</code>. Vidi [napomena_dolje] i [sic], it[0], [x y].</p><pre>a[foo_bar] i input[type="text"] [vc_row]</pre>',
  );

  const words = wordsOf(sections.flatMap(nodesOf));
  expect(words).toContain('input[type="text"]');
  expect(words).toContain('$_POST[user_name]');
  expect(words).toContain('Vidi [napomena_dolje] i [sic], it[0], [x y].');
  expect(words).toContain('a[foo_bar] i input[type="text"] [vc_row]');
  expect(shortcodes).toEqual([]);
});

test('page builders leave their words, headings and pictures, and nothing of their code', () => {
  const { sections, shortcodes } = read(
    '[vc_row css=".vc_custom_1{margin: 0 [x]}"][vc_column width="1/2"][vc_custom_heading text="O nama & vama"][vc_column_text]Prve riječi[/vc_column_text][vc_single_image image="12"][vc_raw_html]JTNDcCUzRSUzQyUyRnAlM0U=[/vc_raw_html][vc_empty_space][/vc_column][/vc_row][et_pb_section fb_built="1"][et_pb_text]Druge[/et_pb_text][et_pb_image src="https://stari.hr/a.jpg" /][/et_pb_section] [box]u okviru[/box] [woocommerce_cart]',
  );

  const words = wordsOf(sections.flatMap(nodesOf));
  for (const kept of ['O nama & vama', 'Prve riječi', 'Druge', 'u okviru']) expect(words).toContain(kept);
  expect(words).not.toMatch(/\[|\]|JTND|margin/);
  expect(sections.flatMap((one) => (one.kind === 'gallery' ? one.pictures : []))).toMatchObject([
    { attachmentId: 12 },
  ]);
  expect(JSON.stringify(sections)).toContain('https://stari.hr/a.jpg');
  expect(shortcodes).toEqual(['vc_raw_html', 'vc_empty_space', 'box', 'woocommerce_cart']);
});

test('a shared block stands where it was used, one that holds itself ends', () => {
  const blocks: Record<number, string> = {
    903: block('paragraph', '<p>Radimo od 8 do 16.</p>'),
    904: `${block('paragraph', '<p>Krug.</p>')}<!-- wp:block {"ref":904} /-->`,
  };
  const readShared = (content: string) => readArticle(content, site, { sharedBlock: (id) => blocks[id] });

  const { sections, leftOut } = readShared('<!-- wp:block {"ref":903} /--><!-- wp:block {"ref":1} /-->');
  expect(wordsOf(sections.flatMap(nodesOf))).toBe('Radimo od 8 do 16.');
  expect(leftOut).toEqual(['block']);
  expect(wordsOf(readShared('<!-- wp:block {"ref":904} /-->').sections.flatMap(nodesOf))).toContain('Krug.');
});
