import type { ContentText } from '../../src/services/content/items/content-text.ts';
import { savePost } from '../../src/services/content/posts/save-post.ts';
import { saveTerm } from '../../src/services/content/posts/save-term.ts';
import { part } from '../demo/parts.ts';
import type { Language } from '../demo/shape.ts';
import type { Part, Post, Term } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';
import { publishingDate } from './publishing-date.ts';
import { resolvePart, resolveRich } from './resolve-fields.ts';

/** Categories and tags of posts. */
export async function loadTerms({ ctx, demo, book }: Loading): Promise<void> {
  for (const [position, { key, termType, title, slug, excerpt }] of demo.terms.entries()) {
    const id = await saveTerm(ctx, {
      termType,
      position,
      translations: byLanguage(languagesOf(title), (language) => ({
        title: localize(title, language),
        slug: localize(slug, language),
        excerpt: localize(excerpt, language),
      })),
    });
    book.put(termType, key, id);
  }
}

/** Posts under their titles, not public yet, so that everything can name them; the oldest first. */
export async function announcePosts({ ctx, demo, book }: Loading): Promise<void> {
  for (const { key, title, slug } of demo.posts.toReversed()) {
    const translations = byLanguage(languagesOf(title), (language) => ({
      title: localize(title, language),
      slug: localize(slug, language),
      publishedAt: null,
    }));
    book.put('post', key, await savePost(ctx, { translations }));
  }
}

/** The words, pictures and terms of the announced posts, and what is read after them. */
export async function loadPosts(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  const typeOf = new Map(demo.terms.map((term): [string, Term['termType']] => [term.key, term.termType]));
  for (const post of demo.posts) {
    await savePost(ctx, {
      id: book.idOf('post', post.key),
      termIds: post.terms.map((key) => book.idOf(typeOf.get(key) ?? 'category', key)),
      translations: byLanguage(languagesOf(post.title), (language) => textOf(post, language, loading)),
    });
  }
}

function textOf(post: Post, language: Language, { ctx, book }: Loading): ContentText {
  return {
    excerpt: localize(post.excerpt, language),
    body: resolveRich(post.body, { language, book }),
    display: 'legacy',
    mediaId: book.idOf('media', post.media),
    meta: { author: post.author },
    parts: post.related.length > 0 ? [resolvePart(relatedPosts(post), { language, book })] : [],
    publishedAt: publishingDate(post.published, ctx.now),
  };
}

function relatedPosts({ key, related }: Post): Part {
  return part('posts-list', `${key}-related`, {
    meta: { heading: { hr: 'Pročitajte i', en: 'Read next', de: 'Lesen Sie auch' } },
    options: {
      posts: related.map((one) => ({ kind: 'post', key: one })),
      limit: related.length,
      layout: 'three',
    },
  });
}
