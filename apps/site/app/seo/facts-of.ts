import { dataOf, type Serialized } from '#site/render/serialized.ts';
import type { PageFacts } from './page-facts.ts';

/** The facts of a page for its head, from the data of its routes: those of the innermost that has any. */
export function factsOf(matches: readonly ({ loaderData?: unknown } | undefined)[]): PageFacts | undefined {
  const facts = matches.map((match) => ({
    seo: (dataOf(match?.loaderData) as { seo?: PageFacts } | undefined)?.seo,
    isInPage: (match?.loaderData as Serialized<unknown> | undefined)?.place !== undefined,
  }));
  const found = facts.findLast(({ seo }) => seo !== undefined);
  // They are not handed over a second time (pack.server.ts): the browser takes what stands in the page it opened.
  if (found?.seo && found.isInPage) found.seo.jsonLd ??= standing();
  return found?.seo;
}

const standing = (): PageFacts['jsonLd'] =>
  typeof document === 'undefined'
    ? undefined
    : [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
        JSON.parse(script.textContent ?? '{}'),
      );
