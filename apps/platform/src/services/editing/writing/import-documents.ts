import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { type Ctx, dropTags, joinTransaction } from '../../../kernel/context.ts';
import type { NewDocument } from '../../../kernel/documents/document-kind.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf, mustKnowLanguage } from '../kinds.ts';
import { draftOf, lockForPublishing } from '../publishing/publish.ts';
import { raiseSequence } from '../publishing/sequence.queries.ts';
import { putVersion } from '../versions/version.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';

/** A document as an import brings it: a known one by its id, or what is to be made. */
export interface ImportedDocument {
  kind: DocumentRef['kind'];
  /** Without it a thing is made, one for all languages. */
  id?: number;
  made?: NewDocument;
  /** Bodies by three-letter language code. */
  bodies: Readonly<Record<string, DocumentBody>>;
  /** True: it stays a draft, and nothing becomes public. */
  isDraft?: boolean;
}

/**
 * Writes whole documents, for imports and the seed: public at once with a version of reason `import`, or as drafts. Gives
 * the ids in the order of the documents. What was drafted of a known one is given up.
 */
export function importDocuments(ctx: Ctx, documents: readonly ImportedDocument[]): Promise<number[]> {
  return joinTransaction(ctx, async (inner) => {
    const ids: number[] = [];
    const tags = new Set<string>();
    for (const document of documents) {
      const id = document.id ?? (await makeOf(inner, document));
      ids.push(id);
      for (const [language, body] of Object.entries(document.bodies)) {
        mustKnowLanguage(inner, language);
        const ref = { kind: document.kind, id, language };
        for (const tag of await importOne(inner, ref, body, document.isDraft ?? false)) tags.add(tag);
      }
    }
    if (tags.size > 0) {
      await raiseSequence(inner);
      await dropTags(inner, tags.add('publish'));
    }
    return ids;
  });
}

async function importOne(
  ctx: Ctx,
  ref: DocumentRef,
  body: DocumentBody,
  isDraft: boolean,
): Promise<Iterable<string>> {
  const draft = draftOf(await lockForPublishing(ctx, [ref], true), ref);
  const rev = draft.rev + 1;
  const kind = kindOf(ref.kind);
  if (isDraft) {
    const live = await kind.read(ctx, ref.id, ref.language);
    await writeDraft(
      ctx,
      { ...draft, body, rev, baseNo: live ? await versionOfPublic(ctx, ref, live) : 0 },
      null,
    );
    return [];
  }
  const tags = await kind.publish(ctx, ref.id, ref.language, body);
  const written = (await kind.read(ctx, ref.id, ref.language)) ?? body;
  await putVersion(ctx, ref, { body: written, reason: 'import', by: null, rev });
  await writeDraft(ctx, { ...draft, body: null, rev, baseNo: 0 }, null);
  return tags;
}

async function makeOf(ctx: Ctx, { kind, made }: ImportedDocument): Promise<number> {
  const create = kindOf(kind).create;
  if (!create || !made) throw new Refusal('validationFailed');
  return create(ctx, made);
}
