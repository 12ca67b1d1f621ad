import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { type Ctx, dropTags, joinTransaction } from '#platform/kernel/context.ts';
import type {
  DocumentDoor,
  ImportedDocument,
  ImportOptions,
} from '#platform/kernel/documents/document-door.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { type Draft, lockBegun, lockDrafts, readDrafts } from '../drafts/draft.queries.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustKnowLanguage } from '../kinds.ts';
import { draftOf, lockForPublishing } from '../publishing/publish.ts';
import { raiseSequence } from '../publishing/sequence.queries.ts';
import { sourcesOf, translatable } from '../translations/translatable.ts';
import { putVersion } from '../versions/version.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';

/** Content as imports and the seed write it (DocumentDoor); the command line and the seed use it as it is. */
export const documentDoor: DocumentDoor = { importDocuments, listDrafted };

/**
 * Writes whole documents, for imports and the seed: public at once with a version of reason `import`, or as they are to
 * stay. Returns the ids in the order of the documents. What was drafted of a known one is given up.
 */
export function importDocuments(
  ctx: Ctx,
  documents: readonly ImportedDocument[],
  { isTrial = false }: ImportOptions = {},
): Promise<number[]> {
  return joinTransaction(ctx, async (inner) => {
    const ids: number[] = [];
    for (const document of documents) ids.push(document.id ?? (await makeOf(inner, document)));
    const wanted = documents.flatMap(({ kind, bodies, stays }, place) =>
      Object.entries(bodies).map(([language, body]) => ({
        ref: { kind, id: ids[place] ?? 0, language },
        // A draft is checked against what is public, which it may well be ahead of.
        body: stays === 'draft' ? body : translationOf(inner, bodies, language),
        stays,
      })),
    );
    for (const { ref } of wanted) mustKnowLanguage(inner, ref.language);
    const held = await lockAll(inner, wanted, isTrial);
    const tags = new Set<string>();
    for (const { ref, body, stays } of wanted) {
      const draft = draftOf(held, ref);
      if (stays === 'draft') await saveAsDraft(inner, ref, draft, body);
      else for (const tag of await makePublic(inner, ref, draft, body, stays)) tags.add(tag);
    }
    if (tags.size === 0 || isTrial) return ids;
    await raiseSequence(inner);
    await dropTags(inner, tags.add('publish'));
    return ids;
  });
}

async function listDrafted(ctx: Ctx, documents: readonly DocumentRef[]): Promise<Set<string>> {
  const drafts = await readDrafts(ctx, documents);
  return new Set([...drafts].flatMap(([key, { body }]) => (body === null ? [] : [key])));
}

type Wanted = { ref: DocumentRef; body: DocumentBody; stays: ImportedDocument['stays'] };

/** The drafts of all, by key; only what is to be a draft, and a translation, gets one made. */
async function lockAll(ctx: Ctx, wanted: readonly Wanted[], isTrial: boolean): Promise<Map<string, Draft>> {
  const refs = wanted.map(({ ref }) => ref);
  const drafted = wanted
    .filter(({ stays, body }) => stays === 'draft' || body.sources !== undefined)
    .map(({ ref }) => ref);
  const held = isTrial ? await lockBegun(ctx, refs) : await lockForPublishing(ctx, refs);
  if (drafted.length > 0) for (const [key, draft] of await lockDrafts(ctx, drafted)) held.set(key, draft);
  return held;
}

async function saveAsDraft(ctx: Ctx, ref: DocumentRef, draft: Draft, body: DocumentBody): Promise<void> {
  const live = await kindOf(ref.kind).read(ctx, ref.id, ref.language);
  const baseNo = live ? await versionOfPublic(ctx, ref, live) : 0;
  await writeDraft(ctx, { ...draft, body, rev: draft.rev + 1, baseNo }, null);
}

async function makePublic(
  ctx: Ctx,
  ref: DocumentRef,
  draft: Draft,
  body: DocumentBody,
  stays: ImportedDocument['stays'],
): Promise<Set<string>> {
  const kind = kindOf(ref.kind);
  const tags = new Set(await kind.publish(ctx, ref.id, ref.language, body));
  if (stays === 'hidden') {
    if (!kind.unpublish) throw new Error(`${ref.kind} cannot be hidden`);
    for (const tag of await kind.unpublish(ctx, ref.id, ref.language)) tags.add(tag);
  }
  const written = (await kind.read(ctx, ref.id, ref.language)) ?? body;
  // A translation has a draft to be found by: what it was made from is asked for by document.
  const isBegun = draft.rev > 0 || draft.body !== null || body.sources !== undefined;
  const rev = isBegun ? draft.rev + 1 : 0;
  const held = { ...written, ...(body.sources && { sources: body.sources }) };
  await putVersion(ctx, ref, { body: held, reason: 'import', by: null, rev });
  if (isBegun) await writeDraft(ctx, { ...draft, body: null, rev, baseNo: 0 }, null);
  return tags;
}

/** What comes in several languages at once is taken as translated from the default one as it came (CMS-007). */
function translationOf(
  { site: { defaultLanguage: from } }: Ctx,
  bodies: ImportedDocument['bodies'],
  language: string,
): DocumentBody {
  const { [language]: body, [from]: original } = bodies;
  if (!body) throw new Error(`nothing is imported in ${language}`);
  if (!original || language === from) return body;
  const own: ReadonlyMap<string, unknown> = translatable(body);
  const noted = Object.entries(sourcesOf(original, from)).filter(([path]) => own.has(path));
  return noted.length > 0 ? { ...body, sources: Object.fromEntries(noted) } : body;
}

async function makeOf(ctx: Ctx, { kind, made }: ImportedDocument): Promise<number> {
  const create = kindOf(kind).create;
  if (!create || !made) throw new Refusal('validationFailed');
  return create(ctx, made);
}
