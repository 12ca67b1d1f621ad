import type { PartInput } from '@izlog/contract/cms/content/part';
import type { DocumentBody } from '@izlog/contract/editing/document';
import { bags } from '@izlog/contract/editing/op';
import { completeParts } from '#platform/services/content/index.ts';

type Fields = Record<string, unknown>;

/** Fields and sections as the calls that know no drafts send them. */
export interface BagChanges {
  meta?: Fields;
  options?: Fields;
  mobileMeta?: Fields;
  mobileOptions?: Fields;
  parts?: readonly PartInput[];
}

/** A body with the fields that were sent: the others stay, null takes one away. Sections are replaced as a whole. */
export function mergeBags(body: DocumentBody, changes: BagChanges): DocumentBody {
  const root = { ...body.root };
  for (const bag of bags) {
    const sent = changes[bag];
    if (!sent) continue;
    const merged = Object.entries({ ...root[bag], ...sent }).filter(([, value]) => value !== null);
    root[bag] = Object.fromEntries(merged);
  }
  if (changes.parts) root.parts = completeParts(changes.parts);
  return { ...body, root };
}
