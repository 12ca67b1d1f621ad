import type { ContentText } from '#platform/services/content/items/content-text.ts';
import type { TestPlatform } from '../kit.ts';
import { contentText } from './content.ts';
import { savePost } from './save-post.ts';

/** Saves an article and gives its id; published an hour ago unless `text` says otherwise. */
export async function buildPost(
  platform: TestPlatform,
  text: ContentText = {},
  options: {
    site?: 1 | 2;
    postType?: string;
    termIds?: readonly number[];
    translations?: Record<string, ContentText>;
  } = {},
): Promise<number> {
  const { site, translations, ...post } = options;
  const publishedAt = new Date(Date.now() - 3_600_000);
  const hrv = contentText({ publishedAt, display: 'legacy', ...text });
  return savePost(await platform.ctx({ site }), { ...post, translations: { hrv, ...translations } });
}
