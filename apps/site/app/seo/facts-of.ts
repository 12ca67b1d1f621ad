import { dataOf } from '../document/packed.ts';
import type { PageFacts } from './page-facts.ts';

/** The facts of a page for its head, from the data of its routes: those of the innermost that has any. */
export function factsOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): PageFacts | undefined {
  const facts = matches.map((match) => (dataOf(match?.loaderData) as { seo?: PageFacts } | undefined)?.seo);
  return facts.findLast((one) => one !== undefined);
}
