import type { Part } from '@izlog/contract/cms/content/part';
import {
  type DocumentBody,
  type DocumentKindName,
  documentKey,
  rootId,
} from '@izlog/contract/editing/document';
import type { documentCreate, documentTranslate } from '@izlog/contract/editing/document-create';
import type { EndpointInput } from '@izlog/contract/endpoint';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, joinTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { slugFromName } from '#platform/kernel/slug-from-name.ts';
import { lockDrafts, readDrafts } from '../drafts/draft.queries.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustBeMine, mustHoldRights, mustKnowLanguage } from '../kinds.ts';
import { sourcesOf } from '../translations/translatable.ts';

type Made = { kind: DocumentKindName; id: number };

/** Makes something as a draft in one language, or a copy of another one in all that it has. */
export async function createDocument(ctx: Ctx, input: EndpointInput<typeof documentCreate>): Promise<Made> {
  const { kind: handler, title = '', language = ctx.site.defaultLanguage, name, type, copyOf } = input;
  const kind = handler === 'event' ? 'event' : 'content';
  mustKnowLanguage(ctx, language);
  mustHoldRights(ctx, [{ kind }]);
  const bodies = copyOf ? await copiedBodies(ctx, kind, copyOf) : { [language]: newBody(handler, title) };
  if (Object.keys(bodies).length === 0) throw new Refusal('notFound');
  if (handler === 'navigation' && !name)
    throw new Refusal('validationFailed', {
      fields: [{ path: 'name', kind: 'required', message: 'A menu needs a name.' }],
    });
  const made = { handler, ...(name ? { name } : {}), ...(type ? { type } : {}) };
  const { create } = kindOf(kind);
  if (!create) throw new Refusal('notFound', { kind });
  return joinTransaction(ctx, async (inner) => {
    const id = await create(inner, made);
    await begin(inner, kind, id, bodies);
    return { kind, id };
  });
}

/** Begins a language with the words of another one; one that is there already stays as it is. */
export async function translateDocument(
  ctx: Ctx,
  { kind, id, language, source }: EndpointInput<typeof documentTranslate>,
): Promise<Made> {
  mustBeMine(
    ctx,
    [language, source].map((one) => ({ kind, id, language: one })),
  );
  const known = await bodyOf(ctx, kind, id, language);
  if (known) return { kind, id };
  const body = await bodyOf(ctx, kind, id, source);
  if (!body) throw new Refusal('notFound');
  const { publishedAt: _at, ...meta } = body.root.meta;
  const words = { ...body, root: { ...body.root, meta } };
  const bodies = { [language]: { ...words, sources: sourcesOf(words, source) } };
  await joinTransaction(ctx, (inner) => begin(inner, kind, id, bodies));
  return { kind, id };
}

/** Drafts of languages that have none; one that somebody began meanwhile stays. */
async function begin(
  ctx: Ctx,
  kind: DocumentKindName,
  id: number,
  bodies: Readonly<Record<string, DocumentBody>>,
): Promise<void> {
  const refs = Object.keys(bodies).map((language) => ({ kind, id, language }));
  const drafts = await lockDrafts(ctx, refs);
  for (const ref of refs) {
    const [draft, body] = [drafts.get(documentKey(ref)), bodies[ref.language]];
    if (!draft || !body || draft.body) continue;
    await writeDraft(ctx, { ...draft, body, rev: draft.rev + 1, baseNo: 0 }, userIdOf(ctx.caller));
  }
}

function newBody(handler: string, title: string): DocumentBody {
  const slug = slugFromName(title, '', 120);
  const meta = { title, ...(handler === 'navigation' || slug === '' ? {} : { slug }) };
  const root: Part = {
    id: rootId,
    handler,
    slot: rootId,
    meta,
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  };
  return { root };
}

async function copiedBodies(
  ctx: Ctx,
  kind: DocumentKindName,
  id: number,
): Promise<Record<string, DocumentBody>> {
  const bodies: Record<string, DocumentBody> = {};
  for (const language of ctx.site.languages) {
    const body = await bodyOf(ctx, kind, id, language);
    if (!body) continue;
    const { publishedAt: _at, slug, ...meta } = body.root.meta;
    const address = typeof slug === 'string' && slug !== '' ? { slug: `${slug.slice(0, 190)}-2` } : {};
    bodies[language] = { ...body, root: { ...body.root, meta: { ...meta, ...address } } };
  }
  return bodies;
}

/** What is drafted, else what is public. */
async function bodyOf(ctx: Ctx, kind: DocumentKindName, id: number, language: string) {
  const ref = { kind, id, language };
  const draft = (await readDrafts(ctx, [ref])).get(documentKey(ref));
  return draft?.body ?? kindOf(kind).read(ctx, id, language);
}
