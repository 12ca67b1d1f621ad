import type { DocumentBody } from '@izlog/contract/editing/document';
import { upToDate } from '@izlog/contract/sections/migrate-part';

/** A stored body with its sections as declarations have them today; the same body where nothing is older. */
export function bodyOfToday<B extends DocumentBody | null>(body: B): B {
  if (body === null) return body;
  const root = upToDate(body.root);
  return root === body.root ? body : { ...body, root };
}
