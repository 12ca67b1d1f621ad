import { randomUUID } from 'node:crypto';
import { applyAll, applyOp } from '@izlog/contract/editing/apply-op';
import { diffBodies } from '@izlog/contract/editing/diff-bodies';
import type { DocumentBody, DocumentRef } from '@izlog/contract/editing/document';
import { withoutResolved } from '@izlog/contract/editing/resolved-fields';
import { declarationOf } from '@izlog/contract/sections/section-list';
import { userIdOf } from '#platform/kernel/access/caller.ts';
import { type Ctx, dropTags } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { checkChange } from '../drafts/check-change.ts';
import { putOps } from '../drafts/op.queries.ts';
import { writeDraft } from '../drafts/write-draft.ts';
import { kindOf } from '../kinds.ts';
import { mergeDraft } from '../publishing/merge-draft.ts';
import { draftOf, lockForPublishing } from '../publishing/publish.ts';
import { raiseSequence } from '../publishing/sequence.queries.ts';
import { listSources } from '../translations/source.queries.ts';
import { renewedSources } from '../translations/stale.ts';
import { opsBetween } from '../versions/ops-between.ts';
import { putVersion } from '../versions/version.queries.ts';
import { versionOfPublic } from '../versions/version-of-public.ts';

/** What a call makes of a document: the body it wants, and whether that is public. */
export interface Wanted {
  body: DocumentBody;
  isHidden?: boolean;
}

/**
 * Changes what is public and the draft alike, and nothing else of the draft: for calls that know no drafts. Where somebody
 * has drafted other words of the same field these stay in the draft, and its publish asks which count. `change` gives
 * the wanted body from the one that is public or, in a language that has none yet, from that of the default language,
 * which for a thing without words is `empty`. The changes are ops, so that anyone who edits the document sees them come in.
 * Call it in a transaction.
 */
export async function writeThrough(
  ctx: Ctx,
  ref: DocumentRef,
  change: (start: DocumentBody, isNew: boolean) => Wanted | Promise<Wanted>,
  empty?: DocumentBody,
): Promise<void> {
  const kind = kindOf(ref.kind);
  const draft = draftOf(await lockForPublishing(ctx, [ref], true), ref);
  const live = await kind.read(ctx, ref.id, ref.language);
  const start = live ?? (await kind.read(ctx, ref.id, ctx.site.defaultLanguage)) ?? empty;
  if (!start) throw new Refusal('notFound');
  const { body, isHidden } = await change(start, live === undefined);
  const wanted = withoutResolved(body);
  const changes = diffBodies(start, wanted);
  mustBeDeclaredSo(start, changes);
  if (live) await versionOfPublic(ctx, ref, live);
  const tags = new Set(await kind.publish(ctx, ref.id, ref.language, applyAll(start, changes)));
  if (isHidden && kind.unpublish)
    for (const tag of await kind.unpublish(ctx, ref.id, ref.language)) tags.add(tag);
  const written = (await kind.read(ctx, ref.id, ref.language)) ?? wanted;
  const by = userIdOf(ctx.caller);
  const touched = new Set(opsBetween(start, changes).flatMap(({ paths }) => paths));
  const published = { ...written, ...(await sourcesAfter(ctx, ref, touched)) };
  await putVersion(ctx, ref, { body: published, reason: 'publish', by, rev: draft.rev });
  const drafted = draft.body && mergeDraft(start, draft.body, applyAll(start, changes)).body;
  const ops = draft.body && drafted ? diffBodies(draft.body, drafted) : changes;
  const rows = opsBetween(draft.body ?? start, ops).map((one, place) => ({
    ...one,
    rev: draft.rev + place + 1,
    opId: randomUUID(),
    n: 1,
    session: null,
    userId: by,
    at: ctx.now,
    undoes: null,
    isAgain: false,
  }));
  await writeDraft(
    ctx,
    { ...draft, body: drafted, rev: draft.rev + rows.length },
    draft.body ? by : draft.touchedBy,
  );
  await putOps(ctx, ref, rows);
  await raiseSequence(ctx);
  await dropTags(ctx, tags.add('publish'));
}

/** What the words in a language were translated from, with what was rewritten. */
async function sourcesAfter(ctx: Ctx, ref: DocumentRef, touched: ReadonlySet<string>) {
  const found = (await listSources(ctx, ref)).find(({ language }) => language === ref.language);
  return found ? { sources: await renewedSources(ctx, ref, found.sources, touched) } : {};
}

/** Refuses changes that the declarations do not know, by place: sectionUnknown, else validationFailed. */
function mustBeDeclaredSo(start: DocumentBody, changes: ReturnType<typeof diffBodies>): void {
  // Elements of a site's own are declared nowhere; what is unsafe in them is refused when they are saved.
  if (!declarationOf(start.root.handler)) return;
  let body = start;
  const faults = changes.flatMap((change) => {
    const applied = applyOp(body, change);
    if ('fault' in applied) return [];
    body = applied.body;
    return checkChange(change, body) ?? [];
  });
  if (faults.length === 0) return;
  const isUnknown = faults.some(({ kind }) => kind === 'sectionUnknown');
  throw new Refusal(isUnknown ? 'sectionUnknown' : 'validationFailed', {
    fields: faults.slice(0, 50).map((one) => ({ ...one, message: `${one.path}: ${one.kind}` })),
  });
}
