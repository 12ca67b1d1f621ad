import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { commentFilterStandard } from '@izlog/contract/cms/comments/comment-filter-standard';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { documentKey } from '@izlog/contract/editing/document';
import { editState, editVersions } from '@izlog/contract/editing/edit-history';
import { editOps } from '@izlog/contract/editing/edit-ops';
import { editPublish } from '@izlog/contract/editing/edit-publish';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect } from 'vitest';
import { documentDoor } from '#platform/services/editing/setup.ts';
import { buildPage } from '#test/builders/content.ts';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';
import { importWordpress, type WordpressRequest } from './import-wordpress.ts';

const real = join(import.meta.dirname, '../../../../../../../shared/data/content/wxr');
const folder = await mkdtemp(join(tmpdir(), 'import-wordpress-'));
afterAll(() => rm(folder, { recursive: true }));

async function importFile(platform: TestPlatform, path: string, request: Partial<WordpressRequest> = {}) {
  return importWordpress(
    await platform.ctx({}),
    { ...platform.kernel, door: documentDoor },
    { path, ...request },
  );
}

/** Each test has an old site of its own: what one brought in is known to the shop. */
let site = 0;
beforeEach(() => {
  site++;
});
const ofSite = (text: string) => text.replaceAll('HOST', `stari-${site}.hr`);

async function importText(platform: TestPlatform, items: string, request?: Partial<WordpressRequest>) {
  const path = join(folder, 'export.xml');
  await writeFile(
    path,
    ofSite(
      `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>Stari</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://HOST</wp:base_blog_url><wp:author><wp:author_login>ana</wp:author_login><wp:author_display_name>Ana Horvat</wp:author_display_name></wp:author>${items}</channel></rss>`,
    ),
  );
  return importFile(platform, path, request);
}

const item = (id: number, type: string, fields: string, content = '', status = 'publish') =>
  `<item><title>Zapis ${id}</title><dc:creator>ana</dc:creator><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>${status}</wp:status><wp:post_date_gmt>2020-02-0${(id % 9) + 1} 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded>${fields}</item>`;
const at = (path: string) =>
  `<link>https://HOST${path}</link><wp:post_name>${path.split('/').at(-2)}</wp:post_name>`;

const decide = (platform: TestPlatform, path: string) =>
  platform.call(finderDecide, { params: path.split('/').filter(Boolean) });

async function pageAt(platform: TestPlatform, path: string) {
  const found = await decide(platform, path);
  if (found.type === 'redirect') throw new Error(`${path} leads to ${found.target}`);
  return found.entity;
}

async function counts(platform: TestPlatform) {
  const tables = ['content_items', 'content_live', 'comments', 'media', 'redirects', 'imported_content'];
  const found: Record<string, unknown> = {};
  for (const table of [...tables, 'post_terms']) {
    const { rows } = await platform.kernel.database.db.execute(
      sql`select count(*)::int as count from ${sql.raw(table)}`,
    );
    found[table] = rows[0]?.count;
  }
  return found;
}

test('a post comes with its words, author, terms, date and comments, and old addresses lead to it in one hop', async ({
  platform,
}) => {
  const report = await importText(
    platform,
    item(
      1,
      'post',
      `${at('/2020/02/prvi-clanak/')}<category domain="category" nicename="vijesti">Vijesti</category><category domain="post_tag" nicename="vino">Vino</category><wp:comment><wp:comment_id>4</wp:comment_id><wp:comment_author>Ivo</wp:comment_author><wp:comment_content>Bravo!</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_date_gmt>2020-03-01 10:00:00</wp:comment_date_gmt></wp:comment><wp:comment><wp:comment_id>5</wp:comment_id><wp:comment_parent>4</wp:comment_parent><wp:comment_author>Ana</wp:comment_author><wp:comment_content>Hvala &amp;amp; pozdrav</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_date_gmt>2020-03-02 10:00:00</wp:comment_date_gmt></wp:comment><wp:comment><wp:comment_id>6</wp:comment_id><wp:comment_parent>5</wp:comment_parent><wp:comment_author>Eva</wp:comment_author><wp:comment_content>I ja</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_date_gmt>2020-03-03 10:00:00</wp:comment_date_gmt></wp:comment><wp:comment><wp:comment_id>7</wp:comment_id><wp:comment_parent>5</wp:comment_parent><wp:comment_author>Ivo</wp:comment_author><wp:comment_content>Bravo!</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_date_gmt>2020-03-04 10:00:00</wp:comment_date_gmt></wp:comment>`,
      '<!-- wp:paragraph --><p>Prve <strong>riječi</strong>, <a href="https://HOST/2020/02/drugi/">drugi</a>.</p><!-- /wp:paragraph --><!-- wp:html --><script>alert(1)</script><!-- /wp:html -->',
    ) + item(2, 'post', at('/2020/02/drugi/'), 'Klasika [forma id="1"]'),
  );

  expect(report.counts).toMatchObject({
    post: { created: 2 },
    category: { created: 1 },
    tag: { created: 1 },
    comment: { created: 3 },
    // Of each its address and its number, of its category and tag, and of the feed.
    redirect: { created: 7 },
  });
  expect(report.notes).toContainEqual({ about: 'Zapis 2', reason: 'shortcode', value: 'forma' });
  expect(await decide(platform, '/2020/02/prvi-clanak')).toEqual({
    type: 'redirect',
    target: '/prvi-clanak',
    status: 301,
  });
  const entity = await pageAt(platform, '/prvi-clanak');
  expect(entity).toMatchObject({
    title: 'Zapis 1',
    display: 'legacy',
    published_at: '2020-02-02T10:00:00.000Z',
    meta: { author: 'Ana Horvat' },
    terms: [{ title: 'Vijesti' }, { title: 'Vino' }],
  });
  expect(JSON.stringify(entity)).toContain('"formattedPath":"/drugi"');
  expect(JSON.stringify(entity)).not.toContain('script');
  const said = await platform.call(commentFilterStandard, { entity_type: 'post', entity_id: entity.id });
  expect(said.records).toMatchObject([
    { content: 'Bravo!', replies: [{ content: 'Hvala & pozdrav', author_name: 'Ana' }, { content: 'I ja' }] },
  ]);
});

test('the same file again changes nothing, a changed one changes what nobody changed here', async ({
  platform,
}) => {
  const file = (words: string) =>
    ['jedan', 'dva', 'tri']
      .map((slug, place) => item(place + 1, 'post', at(`/a/${slug}/`), `<p>${words}</p>`))
      .join('');
  await importText(platform, file('Staro'));
  const before = await counts(platform);
  const again = await importText(platform, file('Staro'));

  expect(again.counts.post).toEqual({ created: 0, updated: 0, unchanged: 3, refused: 0 });
  expect(await counts(platform)).toEqual(before);

  await platform.kernel.database.db.execute(
    sql`update content_live set rev = rev + 1, title = 'Naš' where slug = 'dva'`,
  );
  const drafted = { kind: 'content', id: (await pageAt(platform, '/tri')).id, language: 'hrv' } as const;
  const ops = [{ id: randomUUID(), op: 'set', path: 'root/meta/title', value: 'U radu' } as const];
  const documents = [{ ...drafted, base: 0, ops }];
  await platform.call(editOps, { session: randomUUID(), documents }, { as: 'staff' });
  const later = await importText(platform, file('Novo'));

  expect(later.counts.post).toMatchObject({ updated: 1, unchanged: 2 });
  const state = await platform.call(editState, { documents: documentKey(drafted) }, { as: 'staff' });
  expect(state.documents[0]).toMatchObject({
    isDrafted: true,
    body: { root: { meta: { title: 'U radu' } } },
  });
  const known = { ...drafted, id: (await pageAt(platform, '/jedan')).id };
  const { records } = await platform.call(editVersions, { ...known, page: 1, limit: 10 }, { as: 'staff' });
  expect(records.map(({ reason }) => reason)).toEqual(['import', 'import']);
  expect(later.notes).toContainEqual({ about: 'Zapis 2', reason: 'changedHere', value: '' });
  expect(JSON.stringify(await decide(platform, '/jedan'))).toContain('Novo');
  expect(await decide(platform, '/dva')).toMatchObject({ entity: { title: 'Naš' } });
  expect(await counts(platform)).toEqual(before);
});

test('drafts, private ones and those with a password stay drafts, and --draft makes all of them such', async ({
  platform,
}) => {
  const file =
    item(1, 'post', at('/p/javno/')) +
    item(2, 'post', at('/p/skriveno/'), 'x', 'private') +
    item(3, 'post', `${at('/p/lozinka/')}<wp:post_password>tajna</wp:post_password>`) +
    item(4, 'page', at('/u-smecu/'), 'x', 'trash');
  const before = await counts(platform);
  const dry = await importText(platform, file, { isDryRun: true });
  expect(dry.counts.post.created).toBe(3);
  expect(await counts(platform)).toEqual(before);

  const shown = async () => (await platform.call(postFilterStandard, {})).records.map(({ slug }) => slug);
  await importText(platform, file, { asDrafts: true });
  expect(await shown()).not.toContain('javno');
  const report = await importText(platform, file);
  expect(await shown()).toContain('javno');
  expect(await shown()).not.toContain('skriveno');
  expect(await shown()).not.toContain('lozinka');
  expect(report.otherTypes).toEqual({ 'page (bin)': 1 });
});

test('pictures come from a folder, featured ones too; pages become sections, and taken addresses get a number', async ({
  platform,
}) => {
  await buildPage(platform, { slug: 'o-nama', title: 'Naša' });
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'vino.png'), png);
  const picture =
    '<item><title>Vino</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:status>inherit</wp:status><wp:attachment_url>https://HOST/wp-content/uploads/vino.png</wp:attachment_url></item>';
  const file =
    item(
      1,
      'page',
      `${at('/o-nama/')}<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`,
      '<!-- wp:media-text {"mediaId":9} --><div><figure><img src="https://HOST/wp-content/uploads/vino-300x200.png" alt="Boca"/></figure><div><!-- wp:paragraph --><p>Kraj slike</p><!-- /wp:paragraph --></div></div><!-- /wp:media-text --><!-- wp:gallery --><figure><img src="https://HOST/wp-content/uploads/vino-300x200.png" alt=""/></figure><!-- /wp:gallery -->',
    ) + picture;

  const without = await importText(platform, file);
  expect(without.missingImages).toEqual({ [ofSite('HOST')]: 1 });
  const report = await importText(platform, file, { images: { folder } });

  expect(report.counts).toMatchObject({ attachment: { created: 1 }, page: { updated: 1 } });
  const entity = await pageAt(platform, '/o-nama-2');
  expect(entity).toMatchObject({
    media: { width: 40 },
    parts: [
      { handler: 'text-picture', meta: { image: { alt: 'Boca', file: { width: 40 } } } },
      { handler: 'text', meta: { body: { content: [{ type: 'image' }] } } },
    ],
  });
  expect(await decide(platform, '/o-nama')).toMatchObject({ entity: { title: 'Naša' } });
});

test('[CMS-024] a page stands below the page it stood below, and what came in as a draft is published as it is', async ({
  platform,
}) => {
  const child = item(1, 'page', `${at('/tim/')}<wp:post_parent>2</wp:post_parent>`);
  const report = await importText(platform, child + item(2, 'page', at('/o-nama-opet/')), { asDrafts: true });
  expect(report.counts.page.created).toBe(2);
  const { rows } = await platform.kernel.database.db.execute<{ id: string; above: string | null }>(sql`
    select id, parent_id as above from content_items where kind = 'page' and site_id = 1 order by id desc limit 2`);
  const [parent, below] = [Number(rows[0]?.id), Number(rows[1]?.id)];
  expect(rows[1]?.above).toBe(rows[0]?.id);

  const items = [parent, below].map((id) => ({ kind: 'content' as const, id, language: 'hrv', rev: 0 }));
  const accept = items.map(({ id }) => `content:${id}:hrv/root/meta/seo/noDescription`);
  await platform.call(editPublish, { items, accept }, { as: 'staff' });
  expect(await pageAt(platform, '/tim')).toMatchObject({ title: 'Zapis 1' });
});

test('a menu becomes a navigation that leads to what came in, and waits while somebody changes it', async ({
  platform,
}) => {
  const entry = (id: number, parent: number, meta: Record<string, string>) =>
    `<item><title>${meta.title ?? ''}</title><wp:post_id>${id}</wp:post_id><wp:post_type>nav_menu_item</wp:post_type><wp:status>publish</wp:status><wp:menu_order>${id}</wp:menu_order><category domain="nav_menu" nicename="glavni">Glavni</category>${Object.entries(
      { menu_item_parent: String(parent), ...meta },
    )
      .map(
        ([key, value]) =>
          `<wp:postmeta><wp:meta_key>_menu_item_${key}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`,
      )
      .join('')}</item>`;

  const bring = (title: string) =>
    importText(
      platform,
      item(1, 'page', at('/kontakt/')) +
        entry(11, 0, { type: 'post_type', object_id: '1' }) +
        entry(12, 11, { type: 'custom', object_id: '12', url: 'https://drugdje.hr/', title }) +
        entry(13, 0, { type: 'post_type', object_id: '99' }),
    );
  const report = await bring('Drugdje');

  expect(report.counts.menu.created).toBe(1);
  expect(report.notes).toContainEqual({ about: 'Glavni', reason: 'menuEntry', value: '13' });
  expect(JSON.stringify(await platform.call(navigationTree, { id: 'glavni' }))).toContain(
    'https://drugdje.hr/',
  );

  const { rows } = await platform.kernel.database.db.execute<{ id: string }>(
    sql`select id from content_items where kind = 'navigation' and handler = 'glavni'`,
  );
  const menu = { kind: 'content', id: Number(rows[0]?.id), language: 'hrv' } as const;
  const stateOf = async () =>
    (await platform.call(editState, { documents: documentKey(menu) }, { as: 'staff' })).documents[0];
  const part = (await stateOf())?.body?.root.parts[0]?.id;
  const ops = [{ id: randomUUID(), op: 'set', path: `${part}/meta/name`, value: 'U radu' } as const];
  const documents = [{ ...menu, base: 0, ops }];
  await platform.call(editOps, { session: randomUUID(), documents }, { as: 'staff' });
  const later = await bring('Drugdje, novo');
  expect(later.counts.menu).toMatchObject({ updated: 0, unchanged: 1 });
  expect(later.notes).toContainEqual({ about: 'Glavni', reason: 'changedHere', value: '' });
  expect(await stateOf()).toMatchObject({
    isDrafted: true,
    body: { root: { parts: [{ meta: { name: 'U radu' } }] } },
  });
});

const moved = (target: string) => ({ type: 'redirect', target, status: 301 });
const words = async (platform: TestPlatform, path: string) => JSON.stringify(await pageAt(platform, path));

test('two entries with one number both come in, the second under a key of its own, and again nothing changes', async ({
  platform,
}) => {
  const file = item(7, 'post', at('/x/aaa/'), '<p>A</p>') + item(7, 'post', at('/x/bbb/'), '<p>B</p>');
  const report = await importText(platform, file + item(7, 'post', at('/x/bbb/'), '<p>B</p>'));

  expect(report.counts.post).toMatchObject({ created: 2, refused: 0 });
  expect(report.notes).toContainEqual({ about: 'Zapis 7', reason: 'sameNumber', value: '7' });
  expect(await decide(platform, '/x/aaa')).toEqual(moved('/aaa'));
  expect(await decide(platform, '/x/bbb')).toEqual(moved('/bbb'));
  expect((await importText(platform, file)).counts.post).toMatchObject({ created: 0, unchanged: 2 });

  const picture = (name: string) =>
    `<item><title>${name}</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type><wp:attachment_url>https://HOST/${name}.png</wp:attachment_url></item>`;
  const files = await importText(platform, picture('a') + picture('b'));
  expect(files.missingImages).toEqual({ [ofSite('HOST')]: 2 });
});

test('the text of a shared block stands where it was used, and only unused ones are told', async ({
  platform,
}) => {
  const block = (id: number, text: string) =>
    item(id, 'wp_block', at(`/blok-${id}/`), `<!-- wp:paragraph --><p>${text}</p><!-- /wp:paragraph -->`);
  const report = await importText(
    platform,
    item(
      102,
      'post',
      at('/s-blokom/'),
      '<!-- wp:paragraph --><p>Prije.</p><!-- /wp:paragraph --><!-- wp:block {"ref":903} /-->',
    ) +
      block(903, 'Radimo od 8 do 16.') +
      block(904, 'Nigdje'),
  );

  expect(await words(platform, '/s-blokom')).toContain('Radimo od 8 do 16.');
  expect(report.otherTypes).toEqual({ wp_block: 1 });
});

test('posts come in their own language as translations of each other; one of a language the site lacks is told', async ({
  platform,
}) => {
  const tongue = (code: string, name: string, group: string) =>
    `<category domain="language" nicename="${code}">${name}</category><category domain="post_translations" nicename="${group}">${group}</category>`;
  const post = (id: number, slug: string, mark: string, text: string) =>
    item(id, 'post', at(`/2021/${slug}/`) + mark, `<p>${text}</p>`);
  const file =
    post(119, 'english-post', tongue('en', 'English', 'pll_1'), 'English text.') +
    post(120, 'hrvatska-objava', tongue('hr', 'Hrvatski', 'pll_1'), 'Hrvatski tekst.') +
    post(121, 'ita', tongue('it', 'Italiano', 'pll_1'), 'Testo.');
  const report = await importText(platform, file);

  const english = await platform.call(finderDecide, { params: ['english-post'] }, { language: 'eng' });
  const croatian = await pageAt(platform, '/hrvatska-objava');
  expect(english).toMatchObject({ entity: { id: croatian.id, language_code: 'eng' } });
  expect(JSON.stringify(english)).toContain('English text.');
  expect(croatian).toMatchObject({ language_code: 'hrv' });
  expect(await decide(platform, '/2021/english-post')).toEqual(moved('/en/english-post'));
  expect(report.notes).toContainEqual({ about: 'Zapis 121', reason: 'otherLanguage', value: 'Italiano' });
  expect((await importText(platform, file)).counts.post).toMatchObject({ created: 0, unchanged: 2 });
});

test('old addresses by number, of categories, tags and the feed lead in one hop to what came in', async ({
  platform,
}) => {
  const category = (slug: string, parent = '') =>
    `<wp:category><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`;
  await importText(
    platform,
    category('novosti') +
      category('vrt', 'novosti') +
      item(
        1010,
        'post',
        '<link>https://HOST/?p=1010</link><wp:post_name>objava-s-brojem</wp:post_name><category domain="category" nicename="vrt">Vrt</category><category domain="post_tag" nicename="%C5%A1ljive">šljive</category>',
        '<p>O</p>',
      ) +
      item(1011, 'page', at('/stranica-s-brojem/')),
  );

  const asked = (query: string) => platform.call(finderDecide, { params: [], query });
  expect(await asked('p=1010')).toEqual(moved('/objava-s-brojem'));
  expect(await asked('page_id=1011')).toEqual(moved('/stranica-s-brojem'));
  expect(await decide(platform, '/category/novosti')).toEqual(moved('/objave/novosti'));
  expect(await decide(platform, '/category/novosti/vrt')).toEqual(moved('/objave/vrt'));
  expect(await decide(platform, '/category/vrt')).toEqual(moved('/objave/vrt'));
  expect(await decide(platform, '/tag/šljive')).toEqual(moved('/objave/sljive'));
  expect(await decide(platform, '/feed')).toEqual(moved('/rss.xml'));
});

test('threads stay whatever the order of their numbers, circles are cut, and comments below pages are counted', async ({
  platform,
}) => {
  const comment = (id: number, parent: number, content: string) =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Gost ${id}</wp:comment_author><wp:comment_content>${content}</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_date_gmt>2021-03-05 09:0${id % 10}:00</wp:comment_date_gmt><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`;
  const said = [
    comment(11, 12, 'Odgovor'),
    comment(12, 0, 'Roditelj'),
    comment(21, 22, 'Krug a'),
    comment(22, 21, 'Krug b'),
  ];
  const report = await importText(
    platform,
    item(117, 'post', at('/niti/') + said.join('')) +
      item(118, 'page', at('/stranica/') + comment(20, 0, 'Na stranici')),
  );

  const { id } = await pageAt(platform, '/niti');
  const { records } = await platform.call(commentFilterStandard, { entity_type: 'post', entity_id: id });
  const replies = [expect.objectContaining({ content: 'Odgovor' })];
  expect(records).toContainEqual(expect.objectContaining({ content: 'Roditelj', replies }));
  expect(JSON.stringify(records)).toContain('Krug a');
  expect(report.counts.comment.created).toBe(4);
  expect(report.notes).toContainEqual({ about: 'Zapis 118', reason: 'commentsLeftOut', value: '1' });
});

test('brackets that are no shortcodes stay, builders leave no code in text or excerpt, numbers keep their marks', async ({
  platform,
}) => {
  await importText(
    platform,
    item(
      101,
      'post',
      `${at('/kod-i-znakovi/')}<excerpt:encoded><![CDATA[[vc_row]Kratko [sic][/vc_row] ]]></excerpt:encoded>`,
      '<p>Selektor <code>input[type="text"]</code>. Vidi [napomena_dolje].</p><pre>a[foo_bar]</pre><p>Cijena 12<sup>99</sup> €, voda H<sub>2</sub>O.</p>[vc_row][vc_column_text]Riječi[/vc_column_text][/vc_row]',
    ),
  );

  const page = await pageAt(platform, '/kod-i-znakovi');
  const text = JSON.stringify(page.body);
  for (const kept of [
    'input[type=',
    '[napomena_dolje]',
    'a[foo_bar]',
    'Riječi',
    '"superscript"',
    '"subscript"',
  ])
    expect(text).toContain(kept);
  expect(text).not.toContain('vc_');
  expect(page.excerpt).toBe('Kratko [sic]');
});

test('who asked search engines to stay away stays hidden from them, and wall clocks are those of the old site', async ({
  platform,
}) => {
  const meta = (key: string, value: string) =>
    `<wp:postmeta><wp:meta_key>${key}</wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
  const settings: Array<[string, string, string, boolean]> = [
    ['yoast', '_yoast_wpseo_meta-robots-noindex', '1', true],
    ['yoast-da', '_yoast_wpseo_meta-robots-noindex', '2', false],
    ['rank', 'rank_math_robots', 'a:2:{i:0;s:7:"noindex";i:1;s:8:"nofollow";}', true],
    ['rank-da', 'rank_math_robots', 'a:1:{i:0;s:5:"index";}', false],
    ['seopress', '_seopress_robots_index', 'yes', true],
    ['framework', '_genesis_noindex', '1', true],
  ];
  const posts = settings.map(([slug, key, value], place) =>
    item(200 + place, 'post', at(`/r/${slug}/`) + meta(key, value)),
  );
  const clock = '<wp:post_date>2021-07-04 11:00:00</wp:post_date>';
  await importText(
    platform,
    posts.join('') +
      item(210, 'post', at('/r/sat/') + clock).replace(
        /<wp:post_date_gmt>[^<]*/,
        '<wp:post_date_gmt>0000-00-00 00:00:00',
      ),
  );

  for (const [slug, , , isHidden] of settings)
    expect([slug, (await pageAt(platform, `/${slug}`)).seo.noIndex ?? false]).toEqual([slug, isHidden]);
  expect((await pageAt(platform, '/sat')).published_at).toBe('2021-07-04T09:00:00.000Z');
});

describe.skipIf(!existsSync(real))('the real exports', () => {
  test('every one comes in, the malformed one changes nothing', async ({ platform }) => {
    for (const name of readdirSync(join(real, 'importer'))) {
      const before = await counts(platform);
      const read = importFile(platform, join(real, 'importer', name));
      if (name !== 'malformed.xml')
        expect(Object.values((await read).counts).map((one) => one.refused)).not.toContain(1);
      else {
        await expect(read).rejects.toMatchObject({ code: 'malformed' });
        expect(await counts(platform)).toEqual(before);
      }
    }
  });

  test('the theme test data comes in with its posts, pages, menus and comments', { tags: 'release' }, async ({
    platform,
  }) => {
    const path = join(real, 'themeunittestdata.wordpress.xml');
    const report = await importFile(platform, path);

    expect(report.counts).toMatchObject({
      post: { created: 58, refused: 0 },
      page: { created: 21, refused: 0 },
      comment: { created: 24 },
    });
  });
});
