import type { DocumentKindName, DocumentRef } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import type { DocumentKind } from '#platform/kernel/documents/document-kind.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { catalogueDocuments } from '#platform/services/catalogue/index.ts';
import { contentDocuments, eventDocuments } from '#platform/services/content/index.ts';

const offered: ReadonlyMap<DocumentKindName, DocumentKind> = new Map(
  [contentDocuments, eventDocuments, ...catalogueDocuments].map((one) => [one.kind, one]),
);

/** What services offer of a kind; a kind that nobody offers has no documents. */
export function kindOf(name: DocumentKindName): DocumentKind {
  const kind = offered.get(name);
  if (!kind) throw new Refusal('notFound', { kind: name });
  return kind;
}

/** Refuses documents that the caller may not change, and languages that the site does not have. */
export function mustBeMine(ctx: Ctx, documents: readonly DocumentRef[]): void {
  for (const { language } of documents) mustKnowLanguage(ctx, language);
  mustHoldRights(ctx, documents);
}

/** Refuses documents of kinds that the caller may not change, whatever their language: that may be gone by now. */
export function mustHoldRights(ctx: Ctx, documents: ReadonlyArray<Pick<DocumentRef, 'kind'>>): void {
  const held = ctx.caller.kind === 'staff' ? ctx.caller.permissions : [];
  for (const { kind } of documents) {
    const { needs } = kindOf(kind);
    if (needs && !held.includes(needs)) throw new Refusal('forbidden');
  }
}

/** Kinds of documents that the caller may change. */
export function listOwnKinds(ctx: Ctx): DocumentKindName[] {
  const held = ctx.caller.kind === 'staff' ? ctx.caller.permissions : [];
  return [...offered.values()].filter(({ needs }) => !needs || held.includes(needs)).map(({ kind }) => kind);
}

/** Refuses a language that the site does not have: writing in it would change another one. */
export function mustKnowLanguage(ctx: Ctx, language: string): void {
  if (!ctx.site.languages.includes(language)) throw new Refusal('languageUnknown', { language });
}
