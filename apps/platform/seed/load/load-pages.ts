import { elementHandler } from '@izlog/contract/cms/content/element-handler';
import { bodiesOfText } from '#platform/services/content/documents/bodies-of-text.ts';
import type { ContentText } from '#platform/services/content/items/content-text.ts';
import { importDocuments } from '#platform/services/editing/index.ts';
import type { Language } from '../demo/shape.ts';
import type { Page } from '../demo/shape-content.ts';
import { localize } from '../demo/walk.ts';
import { byLanguage, languagesOf } from './by-language.ts';
import type { Loading } from './loading.ts';
import { dayFrom } from './moments.ts';
import { resolveFields, resolvePart } from './resolve-fields.ts';

/** The pages without any words yet, so that everything can name them. */
export async function announcePages({ ctx, demo, book }: Loading): Promise<void> {
  const ids = await importDocuments(
    ctx,
    demo.pages.map(({ handler }) => ({
      kind: 'content',
      made: { handler: 'page', ...(handler ? { name: handler } : {}) },
      bodies: {},
    })),
  );
  for (const [place, { key }] of demo.pages.entries()) book.put('page', key, ids[place] ?? 0);
}

/** The words and sections of the announced pages; from now on they are public. */
export async function loadPages(loading: Loading): Promise<void> {
  const { ctx, demo, book } = loading;
  await importDocuments(
    ctx,
    demo.pages.map((page) => ({
      kind: 'content',
      id: book.idOf('page', page.key),
      bodies: bodiesOfText(
        { kind: 'page', handler: page.handler ?? null },
        byLanguage(languagesOf(page.title), (language) => textOf(page, language, loading)),
      ),
    })),
  );
}

/** Header, footer and cookie notice in every language of the site. */
export async function loadLayout({ ctx, demo, book }: Loading): Promise<void> {
  await importDocuments(
    ctx,
    demo.layout.map(({ handler: short, title, meta, parts }) => {
      const handler = elementHandler(short);
      const texts = byLanguage(demo.languages, (language) => ({
        title,
        meta: resolveFields(meta, { language, book }),
        parts: parts.map((part) => resolvePart(part, { language, book })),
      }));
      return {
        kind: 'content',
        made: { handler: 'element', name: handler },
        bodies: bodiesOfText({ kind: 'element', handler }, texts),
      };
    }),
  );
}

function textOf({ title, slug, seo, parts }: Page, language: Language, { ctx, book }: Loading): ContentText {
  return {
    title: localize(title, language),
    slug: localize(slug, language),
    parts: parts.map((part) => resolvePart(part, { language, book })),
    seo: {
      ...(seo.title ? { title: localize(seo.title, language) } : {}),
      description: localize(seo.description, language),
      ...(seo.media ? { mediaId: book.idOf('media', seo.media) } : {}),
    },
    // Longer than any order of the shop's past: anyone who bought had been told the terms.
    publishedAt: dayFrom(ctx.now, -120),
  };
}
