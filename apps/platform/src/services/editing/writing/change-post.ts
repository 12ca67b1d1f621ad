import type { Page } from '@izlog/contract/cms/content/page';
import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { postUpdate } from '@izlog/contract/cms/content/post-update';
import type { DocumentBody } from '@izlog/contract/editing/document';
import type { EndpointParsed } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findPage, languageOfWrite } from '#platform/services/content/index.ts';
import { mergeBags } from './merge-bags.ts';
import { mustMatch } from './must-match.ts';
import { type Wanted, writeThrough } from './write-through.ts';

type Changes = Omit<EndpointParsed<typeof postUpdate>, 'id'>;

/**
 * Changes a page or post field by field, in what is public and in its draft, and answers it as it is now (EDIT-006). With
 * `revision` it must still be at that one (contentConflict).
 */
export async function updatePost(
  ctx: Ctx,
  { id, ...changes }: EndpointParsed<typeof postUpdate>,
  revision: string | undefined,
): Promise<Page> {
  const language = languageOfWrite(ctx);
  await inTransaction(ctx, async (inner) => {
    await getPage(inner, id);
    await writeThrough(inner, { kind: 'content', id, language }, async (start, isNew) => {
      if (revision !== undefined) mustMatch(revision, (await getPage(inner, id)).rev);
      return wantedOf(start, changes, isNew);
    });
  });
  return getPage(ctx, id);
}

/** A page or post that the caller may change, whether it is public or not. */
async function getPage(ctx: Ctx, id: number): Promise<Page> {
  const found = await findPage(ctx, { id }, true);
  if (!found) throw new Refusal('notFound');
  return found.page;
}

/** The body that changes of fields make of one; a language that joins has no address yet and is not public by itself. */
export function wantedOf(
  start: DocumentBody,
  { published_at, sections, parts, ...changes }: Changes,
  isNew: boolean,
): Wanted {
  const { title, slug, excerpt, body, mediaId, seo, ...bags } = changes;
  const merged = mergeBags(start, { ...bags, parts: parts ?? sections });
  const { meta, options } = merged.root;
  const sent = {
    title,
    slug,
    excerpt,
    body,
    ...(seo ? { seo: withoutNoIndex(seo) } : {}),
    publishedAt: published_at,
  };
  const fields = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  const { slug: _slugOfDefault, ...rest } = meta;
  const root = {
    ...merged.root,
    // The address of another language is not this one's.
    meta: {
      ...(isNew ? rest : meta),
      ...fields,
      ...(mediaId === undefined ? {} : { picture: pictureOf(meta.picture, mediaId) }),
    },
    options: seo ? indexed(options, seo.noIndex === true) : options,
  };
  // A language that joins is not public by itself.
  const before = isNew ? null : meta.publishedAt;
  return {
    body: { ...merged, root },
    isHidden: (published_at === undefined ? before : published_at) === null,
  };
}

function withoutNoIndex({ noIndex: _noIndex, ...seo }: NonNullable<Changes['seo']>) {
  return seo;
}

function indexed({ noindex: _before, ...options }: Record<string, unknown>, isHidden: boolean) {
  return isHidden ? { ...options, noindex: true } : options;
}

function pictureOf(before: unknown, id: number | null): MediaUse | null {
  if (id === null) return null;
  const use = before as MediaUse | null | undefined;
  return use?.id === id ? use : { id, alt: '' };
}
