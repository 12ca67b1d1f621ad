import type { DocumentBody } from '@izlog/contract/editing/document';
import type { Ctx } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { kindOf } from '../kinds.ts';
import { findVersion } from '../versions/version.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';
import type { Draft } from './draft.queries.ts';

/** A draft that has a body: what is public is copied where nothing was drafted. Nothing is written but its base version. */
export async function beginDraft(ctx: Ctx, draft: Draft): Promise<Draft & { body: DocumentBody }> {
  if (draft.body) return { ...draft, body: draft.body };
  const { kind, id, language } = draft;
  const body = await kindOf(kind).read(ctx, id, language);
  // A thing, or a language of it, begins by the calls that create it.
  if (!body) throw new Refusal('notFound', { kind, id, language });
  const baseNo = await versionOfPublic(ctx, draft, body);
  // What it was translated from is no column of what is public: the version of it knows.
  const { sources } = (await findVersion(ctx, draft, baseNo))?.body ?? {};
  return { ...draft, body: sources ? { ...body, sources } : body, baseNo };
}
