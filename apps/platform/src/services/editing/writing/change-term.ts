import type { MediaUse } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import type { termUpdate } from '@izlog/contract/cms/content/term-update';
import type { DocumentRef } from '@izlog/contract/editing/document';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { type Ctx, inTransaction } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { languageOfWrite } from '../../content/index.ts';
import { kindOf } from '../kinds.ts';
import { wantedOf } from './change-post.ts';
import { writeThrough } from './write-through.ts';

/** Changes a category or tag of posts field by field, in what is public and in its draft, and answers it as it is now. */
export async function updateTerm(
  ctx: Ctx,
  { id, parentId, ...changes }: EndpointParsed<typeof termUpdate>,
): Promise<EndpointReturn<typeof termUpdate>> {
  const ref: DocumentRef = { kind: 'content', id, language: languageOfWrite(ctx) };
  await inTransaction(ctx, (inner) =>
    writeThrough(inner, ref, (start, isNew) => {
      if (start.root.handler !== 'term') throw new Refusal('notFound');
      const wanted = wantedOf(start, changes, isNew);
      if (parentId === undefined) return wanted;
      const { root } = wanted.body;
      return {
        ...wanted,
        body: { ...wanted.body, root: { ...root, meta: { ...root.meta, parent: parentId } } },
      };
    }),
  );
  const body = await kindOf('content').read(ctx, id, ref.language);
  if (!body) throw new Refusal('notFound');
  const { title, slug, excerpt, body: text, picture, seo, parent } = body.root.meta;
  return {
    id,
    language_code: ref.language,
    title: String(title ?? ''),
    slug: String(slug ?? ''),
    excerpt: String(excerpt ?? ''),
    body: (text as RichNode | null | undefined) ?? null,
    mediaId: (picture as MediaUse | null | undefined)?.id ?? null,
    seo: (seo as Seo | undefined) ?? {},
    parentId: typeof parent === 'number' ? parent : null,
  };
}
