import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, test } from 'vitest';
import type { ContentRecord } from '../content-record.ts';
import { FileRefused } from '../file-refused.ts';
import { readWxr } from './read-wxr.ts';

const real = join(import.meta.dirname, '../../../../../shared/data/content/wxr');
const folder = await mkdtemp(join(tmpdir(), 'content-io-'));
afterAll(() => rm(folder, { recursive: true }));

async function recordsOf(path: string): Promise<ContentRecord[]> {
  const records: ContentRecord[] = [];
  for await (const record of readWxr(path)) records.push(record);
  return records;
}

async function readText(text: string | Buffer): Promise<ContentRecord[]> {
  const path = join(folder, 'export.xml');
  await writeFile(path, text);
  return recordsOf(path);
}

const head =
  '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>T</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://a.hr/</wp:base_blog_url>';
const item = (fields: string) => `${head}<item><title>One</title>${fields}</item></channel></rss>`;
const numbered = '<wp:post_id>5</wp:post_id><wp:post_type>post</wp:post_type>';

test.skipIf(!existsSync(real))(
  'every real export is read, and the malformed one refused with its line',
  async () => {
    for (const name of readdirSync(join(real, 'importer'))) {
      const read = recordsOf(join(real, 'importer', name));
      if (name === 'malformed.xml') await expect(read).rejects.toMatchObject({ code: 'malformed', line: 90 });
      else expect((await read)[0]).toMatchObject({ record: 'site' });
    }
    const records = await recordsOf(join(real, 'themeunittestdata.wordpress.xml'));
    const counts = Object.groupBy(records, (one) => (one.record === 'post' ? one.type : one.record));
    expect(Object.fromEntries(Object.entries(counts).map(([kind, list]) => [kind, list?.length]))).toEqual({
      ...{ site: 1, author: 2, term: 185, post: 58, page: 21, attachment: 37, menuItem: 70 },
    });
  },
);

test.skipIf(!existsSync(real))(
  'names of other namespaces are not taken for those of the export',
  async () => {
    const records = await recordsOf(join(real, 'importer/namespace-edge-cases.xml'));

    expect(records.flatMap((one) => (one.record === 'author' ? [one.login] : []))).toEqual([
      'real_user',
      'version_conflict',
    ]);
    expect(JSON.stringify(records)).not.toMatch(/malicious|hijack/);
    expect(records).toContainEqual({
      record: 'rejected',
      line: 94,
      what: 'Hijacked Namespace',
      reason: 'noNumber',
    });
  },
);

test('a file that is no export, ends early or lies about its letters is refused as such', async () => {
  const refused = (text: string | Buffer) =>
    readText(text).then(
      () => 'read',
      (error) => (error instanceof FileRefused ? error.code : error),
    );

  expect(await refused('')).toBe('empty');
  expect(await refused('id,name\n1,a')).toBe('notExport');
  expect(await refused('<html><body></body></html>')).toBe('notExport');
  expect(await refused('<rss><channel><title>Feed</title></channel></rss>')).toBe('notExport');
  expect(await refused(item(numbered).slice(0, -20))).toBe('malformed');
  expect(await refused(item(`${numbered}<a><b></a></b>`))).toBe('malformed');
  expect(await refused(Buffer.from(item(numbered).replace('One', 'Čaj'), 'latin1'))).toBe('read');
  expect(await refused(Buffer.concat([Buffer.from(item(numbered)), Buffer.from([0xff])]))).toBe('encoding');
});

test('entities of a DTD are not expanded, control characters and a stray end of CDATA do not stop the reading', async () => {
  const bomb = item(`${numbered}<content:encoded>&lol; a ]]> b\u0007</content:encoded>`).replace(
    '<rss',
    '<!DOCTYPE rss [<!ENTITY lol "lollollol">]><rss',
  );

  const post = (await readText(bomb)).find((one) => one.record === 'post');

  expect(post?.content).toBe('&lol; a ]]> b ');
});

test('dates, states and comments are read as WordPress means them', async () => {
  const [, post] = await readText(
    item(
      `${numbered}<wp:status>private</wp:status><wp:post_name>%c4%8dlanak</wp:post_name><wp:post_date>2020-02-03 04:05:06</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>8</wp:meta_value></wp:postmeta><wp:comment><wp:comment_id>2</wp:comment_id><wp:comment_parent>1</wp:comment_parent><wp:comment_author_email>A@B.hr</wp:comment_author_email><wp:comment_content>Hi</wp:comment_content><wp:comment_approved>0</wp:comment_approved></wp:comment><wp:comment><wp:comment_content>Buy</wp:comment_content><wp:comment_approved>spam</wp:comment_approved></wp:comment>`,
    ),
  );

  expect(post).toMatchObject({
    status: 'private',
    slug: 'članak',
    publishedAt: new Date('2020-02-03T04:05:06Z'),
    featuredId: 8,
    comments: [{ id: 2, parentId: 1, email: 'a@b.hr', isApproved: false }],
  });
});

test('a file three times as long takes no more memory, also when every address of it is remembered', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const words = '<p>Riječi koje se ponavljaju.</p>'.repeat(1500);
  const held = async (posts: number) => {
    const path = join(folder, 'long.xml');
    const item = (id: number) =>
      `<item><title>${id}</title><link>https://a.hr/2020/01/zapis-${id}/</link><content:encoded><![CDATA[${words}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type></item>`;
    await writeFile(path, [head, ...Array.from({ length: posts }, (_, id) => item(id)), '</channel></rss>']);
    collect();
    const before = process.memoryUsage().heapUsed;
    const addresses: string[] = [];
    for await (const record of readWxr(path)) if (record.record === 'post') addresses.push(record.link);
    collect();
    expect(addresses).toHaveLength(posts);
    return process.memoryUsage().heapUsed - before;
  };

  const [short, long] = [await held(100), await held(300)];

  expect(Math.round((long - short) / 1e6)).toBeLessThan(5);
});
