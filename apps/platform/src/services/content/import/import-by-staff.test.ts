import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { importFilter, importGet, importStart, importWxr } from '@izlog/contract/cms/import/content-import';
import { expect } from 'vitest';
import { type TestPlatform, platformTest as test } from '#test/kit.ts';

const publisher = { as: { staff: ['content.publish'] } } as const;

async function upload(platform: TestPlatform, text: string) {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/xml' }), 'izvoz.xml');
  const sent = new Response(form);
  const answer = await platform.http(
    {
      method: 'POST',
      url: importWxr.path,
      payload: Buffer.from(await sent.arrayBuffer()),
      headers: { 'content-type': sent.headers.get('content-type') ?? '' },
    },
    publisher,
  );
  return answer.json().data as { id: number; state: string };
}

const when = (platform: TestPlatform, id: number, state: string) =>
  expect
    .poll(async () => (await platform.call(importGet, { id }, publisher)).state, { timeout: 20_000 })
    .toBe(state);

const wxr = (items: string) =>
  `<rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://blog.hr</wp:base_blog_url>${items}</channel></rss>`;

test('an export that staff send is looked through first, comes in when they say so, and is refused with its line', async ({
  platform,
}) => {
  await platform.kernel.jobs.work();
  const file = wxr(
    '<item><title>Iz bloga</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>iz-bloga</wp:post_name><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt><content:encoded>Tekst</content:encoded></item>',
  );
  const { id, state } = await upload(platform, file);
  expect(state).toBe('checking');
  await when(platform, id, 'ready');

  const ready = await platform.call(importGet, { id }, publisher);
  expect(ready.report).toMatchObject({ isDryRun: true, counts: { post: { created: 1 } } });
  const slugs = async () => (await platform.call(postFilterStandard, {})).records.map(({ slug }) => slug);
  expect(await slugs()).not.toContain('iz-bloga');

  await platform.call(importStart, { id }, publisher);
  await when(platform, id, 'done');
  expect(await slugs()).toContain('iz-bloga');
  expect((await platform.call(importFilter, {}, publisher)).records[0]).toMatchObject({ id, done: 1 });

  const broken = await upload(platform, file.slice(0, -30));
  await when(platform, broken.id, 'failed');
  expect((await platform.call(importGet, { id: broken.id }, publisher)).fault).toMatchObject({
    code: 'malformed',
    line: 1,
  });
  expect(await platform.refusal(importStart, { id: broken.id }, publisher)).toMatchObject({ status: 409 });
  expect(await platform.refusal(importGet, { id }, { as: { staff: ['content.edit'] } })).toMatchObject({
    status: 403,
  });
});
