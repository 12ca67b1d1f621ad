import { bodiesOfText } from '#platform/services/content/documents/bodies-of-text.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { importDocuments } from '#platform/services/editing/index.ts';
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
  const ids = await importDocuments(
    ctx,
    demo.terms.map(({ termType, title, slug, excerpt }, position) => ({
      kind: 'content',
      made: { handler: 'term', type: termType, position },
      bodies: bodiesOfText(
        { kind: 'term', handler: null },
        byLanguage(languagesOf(title), (language) => ({
          title: localize(title, language),
          slug: localize(slug, language),
          excerpt: localize(excerpt, language),
        })),
      ),
    })),
  );
  for (const [place, { key, termType }] of demo.terms.entries()) book.put(termType, key, ids[place] ?? 0);
}

/** The posts without any words yet, so that everything can name them; the oldest first. */
export async function announcePosts({ ctx, demo, book }: Loading): Promise<void> {
  const posts = demo.posts.toReversed();
  const ids = await importDocuments(
    ctx,
    posts.map(() => ({ kind: 'content', made: { handler: 'post' }, bodies: {} })),
  );
  for (const [place, { key }] of posts.entries()) book.put('post', key, ids[place] ?? 0);
}

/** The words, pictures and terms of the announced posts, and what is read after them. */
export async function loadPosts(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  const typeOf = new Map(demo.terms.map((term): [string, Term['termType']] => [term.key, term.termType]));
  await importDocuments(
    ctx,
    demo.posts.map((post) => {
      const termIds = post.terms.map((key) => book.idOf(typeOf.get(key) ?? 'category', key));
      return {
        kind: 'content',
        id: book.idOf('post', post.key),
        bodies: bodiesOfText(
          { kind: 'post', handler: null, termIds },
          byLanguage(languagesOf(post.title), (language) => textOf(post, language, loading)),
        ),
        ...(publishingDate(post.published, ctx.now) ? {} : { stays: 'hidden' }),
      };
    }),
  );
}

function textOf(post: Post, language: Language, { ctx, book }: Loading): ContentText {
  return {
    title: localize(post.title, language),
    slug: localize(post.slug, language),
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
