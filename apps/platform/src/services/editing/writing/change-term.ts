import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';
import type { termUpdate } from '@izlog/contract/cms/content/term-update';
import type { DocumentRef } from '@izlog/contract/editing/document';
import type { EndpointParsed, EndpointReturn } from '@izlog/contract/endpoint';
import { noteChange } from '#platform/kernel/audit.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { languageOfWrite } from '#platform/services/content/index.ts';
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
    writeThrough(inner, ref, async (start, isNew) => {
      if (start.root.handler !== 'term') throw new Refusal('notFound');
      if (typeof parentId === 'number') await mustStandBelow(inner, id, parentId);
      const wanted = wantedOf(start, changes, isNew);
      const { root } = wanted.body;
      const meta = parentId === undefined ? root.meta : { ...root.meta, parent: parentId };
      noteChange(inner, `term ${id}`, start.root.meta, meta);
      return { ...wanted, body: { ...wanted.body, root: { ...root, meta } } };
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

/** Refuses, by the field, what is no term of the site, and the term itself or one below it: nobody would find them again. */
async function mustStandBelow(ctx: Ctx, id: number, parentId: number): Promise<void> {
  const above = await listTermsAbove(ctx, parentId);
  if (above.length > 0 && !above.includes(id)) return;
  const [kind, message] =
    above.length === 0 ? ['unknown', 'No such term.'] : ['loop', 'It stands below itself.'];
  throw new Refusal('validationFailed', { fields: [{ path: 'parentId', kind, message }] });
}

/** Terms from one upwards to the top, itself first; none where it is no term of the site. */
async function listTermsAbove(ctx: Ctx, id: number): Promise<number[]> {
  const found: number[] = [];
  for (let next: unknown = id; typeof next === 'number' && !found.includes(next); ) {
    const root = await rootOf(ctx, next);
    if (root?.handler !== 'term') break;
    found.push(next);
    next = root.meta.parent;
  }
  return found;
}

/** What stands in any language: where a term stands is the same in all. */
async function rootOf(ctx: Ctx, id: number): Promise<Part | undefined> {
  for (const language of ctx.site.languages) {
    const body = await kindOf('content').read(ctx, id, language);
    if (body) return body.root;
  }
  return undefined;
}
