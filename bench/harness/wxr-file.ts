import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/**
 * Writes a WordPress export of so many posts, each with a category, a comment and `blocks` times a heading and a paragraph
 * that links to another post: about 250 bytes each.
 */
export async function writeWxr(path: string, posts: number, blocks = 4): Promise<void> {
  await pipeline(Readable.from(textsOf(posts, blocks)), createWriteStream(path));
}

function* textsOf(posts: number, blocks: number): Generator<string> {
  yield '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Blog</title><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://blog.test</wp:base_blog_url>\n';
  for (let id = 1; id <= posts; id++) yield postOf(id, posts, blocks);
  yield '</channel></rss>\n';
}

function postOf(id: number, posts: number, blocks: number): string {
  const path = (number: number) => `/2020/zapis-${number}/`;
  const words = `<!-- wp:heading --><h2>Zapis ${id}</h2><!-- /wp:heading --><!-- wp:paragraph --><p>Rečenica s <strong>naglaskom</strong> i <a href="https://blog.test${path(1 + ((id * 7) % posts))}">vezom</a>.</p><!-- /wp:paragraph -->`;
  return `<item><title>Zapis ${id}</title><link>https://blog.test${path(id)}</link><content:encoded><![CDATA[${words.repeat(blocks)}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2020-01-01 10:00:00</wp:post_date_gmt><wp:post_name>zapis-${id}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><category domain="category" nicename="k${id % 20}">K ${id % 20}</category><wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Ivo</wp:comment_author><wp:comment_content>Bravo ${id}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment></item>\n`;
}
