import { type DocumentBody, type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { PublishConflict, PublishFault } from '@izlog/contract/editing/edit-publish';
import { checkPart } from '@izlog/contract/sections/check-part';
import { declarationOf } from '@izlog/contract/sections/section-list';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentFault } from '#platform/kernel/documents/document-kind.ts';
import { kindOf } from '../kinds.ts';
import { listBehind, listStale } from '../translations/stale.ts';
import type { MergeConflict } from './merge-draft.ts';

/** What the gate says of several documents. */
export interface GateResult {
  faults: PublishFault[];
  warnings: PublishFault[];
  conflicts: PublishConflict[];
}

/** A document that is to be published, with what `mergeDraft` made of it. */
export interface Candidate {
  ref: DocumentRef;
  body: DocumentBody;
  conflicts: readonly MergeConflict[];
}

/** What `accept` and `theirs` name a conflict by; one of another release than what is sent names that too. */
export const conflictKey = (ref: DocumentRef, path: string, release?: number): string =>
  (release === undefined ? '' : `release:${release}/`) + faultKey(ref, { path, kind: 'contentConflict' });

const faultKey = (ref: DocumentRef, { path, kind }: { path: string; kind: string }): string =>
  `${documentKey(ref)}/${path}/${kind}`;

/** Checks documents that go out together against their declarations and the rules of their service. */
export async function runGate(ctx: Ctx, candidates: readonly Candidate[]): Promise<GateResult> {
  const together = new Set(candidates.map(({ ref }) => `${ref.kind}:${ref.id}`));
  const outgoing = new Set(candidates.map(({ ref }) => documentKey(ref)));
  const result: GateResult = { faults: [], warnings: [], conflicts: [] };
  for (const { ref, body, conflicts } of candidates) {
    const { kind, id, language } = ref;
    const at = <T extends DocumentFault>(one: T) => ({
      ...one,
      document: { kind, id, language },
      key: faultKey(ref, one),
    });
    const declaration = declarationOf(body.root.handler);
    if (declaration) result.faults.push(...checkPart(body.root, declaration, 'publish').map(at));
    const said = await kindOf(kind).check?.(ctx, id, language, body, together);
    result.faults.push(...(said?.faults ?? []).map(at));
    result.warnings.push(...(said?.warnings ?? []).map(at));
    result.warnings.push(
      ...listWarnings(body).map(at),
      ...(await listLanguageWarnings(ctx, ref, body, outgoing)).map(at),
    );
    result.conflicts.push(...conflicts.map((one) => at({ ...one, kind: 'contentConflict' })));
  }
  return result;
}

/** What should be looked at in any kind of document. */
function listWarnings({ root }: DocumentBody): DocumentFault[] {
  const { seo, excerpt, shortDescription, line, description: text } = root.meta;
  const isAddressed = typeof root.meta.slug === 'string';
  const description = (seo as { description?: unknown } | undefined)?.description;
  const isDescribed = [description, excerpt, shortDescription, line, text].some(
    (one) => typeof one === 'string' && one !== '',
  );
  return isAddressed && !isDescribed ? [{ path: 'root/meta/seo', kind: 'noDescription' }] : [];
}

/** Words that were translated from others than those of now, and languages that this publish leaves behind. */
async function listLanguageWarnings(
  ctx: Ctx,
  ref: DocumentRef,
  body: DocumentBody,
  outgoing: ReadonlySet<string>,
): Promise<DocumentFault[]> {
  const stale = await listStale(ctx, ref, body.sources ?? {});
  const behind = await listBehind(ctx, ref, body);
  const left = behind.filter((language) => !outgoing.has(documentKey({ ...ref, language })));
  return [
    ...stale.map(({ path, language }) => ({ kind: 'staleTranslation' as const, path, values: { language } })),
    ...left.map((language) => ({
      kind: 'languageBehind' as const,
      path: `root/${language}`,
      values: { language },
    })),
  ];
}
