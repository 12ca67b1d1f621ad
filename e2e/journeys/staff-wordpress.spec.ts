import { main, press } from '../buyer.ts';
import { axeFaultsInBothLooks } from '../kit.ts';
import { expect, logIn, test } from '../staff.ts';

const item = (id: number, type: string, path: string, content: string, more = '') =>
  `<item><title>Selidba ${id}</title><link>https://stari-blog.test${path}</link><wp:post_id>${id}</wp:post_id><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status><wp:post_name>${path.split('/').at(-2)}</wp:post_name><wp:post_date_gmt>2021-05-0${id} 10:00:00</wp:post_date_gmt><content:encoded><![CDATA[${content}]]></content:encoded>${more}</item>`;

/** What somebody exported from a WordPress site: a post with blocks and a comment, and a page. */
const wxr = (stamp: number) =>
  `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Stari blog</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://stari-blog.test/${stamp}</wp:base_blog_url>${item(
    1,
    'post',
    `/2021/05/selidba-${stamp}/`,
    '<!-- wp:heading --><h2>Prvi dan</h2><!-- /wp:heading --><!-- wp:list --><ul><li>kutije</li><li>kombi</li></ul><!-- /wp:list --><!-- wp:quote --><blockquote><p>Tko se seli, taj i živi.</p></blockquote><!-- /wp:quote -->',
    '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Iva</wp:comment_author><wp:comment_content>Sretno!</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>',
  )}</channel></rss>`;

test('import a WordPress site and read it: preview, import, post with its comment, old address in one hop', {
  tag: '@release',
}, async ({ page, context, baseURL, staff }) => {
  const stamp = Date.now();
  await logIn(context, String(baseURL), staff.accessToken);
  await page.goto('/admin/uvoz');

  const file = { name: 'blog.xml', mimeType: 'text/xml', buffer: Buffer.from(wxr(stamp)) };
  await page.getByLabel('Datoteka izvoza (XML)').setInputFiles(file);
  await press(page, 'Pogledaj što bi stiglo');
  await expect(page.getByRole('heading', { name: 'Što bi stiglo' })).toBeVisible({ timeout: 20_000 });
  await expect(main(page).getByRole('row', { name: /Objave 1/ })).toBeVisible();
  expect(await axeFaultsInBothLooks(page)).toEqual([]);
  await press(page, 'Uvezi');
  await expect(page.getByRole('heading', { name: 'Što je stiglo' })).toBeVisible({ timeout: 20_000 });

  const moved = await page.request.get(`/2021/05/selidba-${stamp}`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, `/selidba-${stamp}`]);
  await page.goto(`/selidba-${stamp}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selidba 1');
  await expect(main(page).getByRole('listitem').filter({ hasText: 'kombi' })).toBeVisible();
  await expect(main(page).locator('blockquote')).toContainText('Tko se seli');
  await expect(main(page).getByText('Sretno!')).toBeVisible();
});
