import type { SiteLanguage } from '#site/i18n/site-language.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** The same site in the language an agent asks for, as its pages in that language: words, and the store that sells there. */
export function inLanguage(
  context: SiteContext,
  wanted: string | undefined,
  accepted: string | null,
): SiteContext {
  const language = languageFor(context.site.languages, [wanted ?? '', ...preferred(accepted ?? '')]);
  if (!language || language.code === context.language.code) return context;
  const headers = { language: language.code, store: context.site.stores[language.code] };
  return {
    ...context,
    language,
    call: (endpoint, input, options) =>
      context.call(endpoint, input, { ...options, headers: { ...headers, ...options?.headers } }),
  };
}

const languageFor = (
  languages: readonly SiteLanguage[],
  tags: readonly string[],
): SiteLanguage | undefined => {
  for (const tag of tags) {
    const code2 = tag.trim().toLowerCase().split('-')[0];
    const found = languages.find((one) => one.code2 === code2);
    if (found) return found;
  }
  return undefined;
};

/** Tags of `Accept-Language`, the most wanted first (RFC 9110, section 12.5.4). */
function preferred(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((one) => one.trim());
      const weight = parameters.find((one) => one.startsWith('q='))?.slice(2) ?? '1';
      return { tag, weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
