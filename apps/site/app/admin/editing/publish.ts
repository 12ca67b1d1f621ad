import { type DocumentRef, documentKey } from '@izlog/contract/editing/document';
import type { Difference } from '@izlog/contract/editing/edit-history';
import type { PublishConflict, PublishFault } from '@izlog/contract/editing/edit-publish';
import type { ActAnswer, EditScopeName } from './edit-start.ts';
import type { EditedPage } from './page/edited-page.ts';

/** A document of the page whose draft differs from what is public. */
export interface Changed {
  scope: EditScopeName;
  ref: DocumentRef;
  differences: readonly Difference[];
}

/** What the platform finds in drafts before they go out. */
export interface Findings {
  faults: readonly PublishFault[];
  warnings: readonly PublishFault[];
  conflicts: readonly PublishConflict[];
}

export const noFindings: Findings = { faults: [], warnings: [], conflicts: [] };

/** What the dialog shows before it publishes. */
export interface Prepared {
  changed: readonly Changed[];
  findings: Findings;
}

/** Why nothing was published. */
export type PublishTrouble = 'unsent' | 'changed' | 'refused' | 'failed';

/** Sends what waits, and asks which documents of the page differ from what is public and what stands in their way. */
export async function prepare(page: EditedPage): Promise<Prepared | PublishTrouble> {
  await page.store.flush();
  const { state } = page.store.status();
  if (state !== 'saved' && state !== 'saving') return 'unsent';
  const changed: Changed[] = [];
  for (const [scope, { kind, id, language }] of Object.entries(page.scopes)) {
    const ref = { kind, id, language };
    const answer = dataOf<{ differences: Difference[] }>(await page.talk.act('diff', ref));
    if (!answer) return 'failed';
    if (answer.differences.length > 0)
      changed.push({ scope: scope as EditScopeName, ref, differences: answer.differences });
  }
  if (changed.length === 0) return { changed, findings: noFindings };
  const findings = dataOf<Findings>(await page.talk.act('check', { items: changed.map(({ ref }) => ref) }));
  return findings ? { changed, findings } : 'failed';
}

/** Publishes documents as they were seen; `accept` names the warnings that were looked at. */
export async function publish(
  page: EditedPage,
  changed: readonly Changed[],
  accept: readonly string[],
): Promise<PublishTrouble | undefined> {
  await page.store.flush();
  if (page.store.status().state !== 'saved') return 'unsent';
  const items = changed.map(({ ref }) => ({ ...ref, rev: page.store.log(documentKey(ref))?.rev ?? 0 }));
  const answer = await page.talk.act('publish', { items, accept });
  if ('data' in answer) return undefined;
  if (answer.status === 409) return 'changed';
  return answer.status === 422 ? 'refused' : 'failed';
}

const dataOf = <T>(answer: ActAnswer): T | undefined => ('data' in answer ? (answer.data as T) : undefined);
