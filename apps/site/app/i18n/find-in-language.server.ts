import { outcomeOf } from '@izlog/contract/client';
import { finderGetUrlOnLanguage } from '@izlog/contract/cms/addresses/finder-get-url-on-language';
import type { EndpointInput } from '@izlog/contract/endpoint';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { decodeLenient } from '#site/session/decode-lenient.ts';
import { splitPrefix } from './path-to.ts';
import type { SiteLanguage } from './site-language.ts';
import { matchPath, pathTo } from './staff-path.ts';

type Question = Pick<EndpointInput<typeof finderGetUrlOnLanguage>, 'type' | 'slug'>;

/**
 * The address of what stands at `path`, in another language (I18N-008): a screen has its own name there, content is asked
 * of the platform. Nothing when there is no such thing in that language, or the platform does not answer.
 */
export async function findInLanguage(
  { site, call }: Pick<SiteContext, 'site' | 'call'>,
  path: string,
  language: SiteLanguage,
): Promise<string | undefined> {
  const { language: prefixed, rest } = splitPrefix(path, site.languages);
  const current = prefixed ?? site.languages.find((one) => one.isDefault);
  const screen = matchPath(rest, current?.code2 ?? 'hr');
  const question = questionOf(screen, rest);
  if (!question) return screen && pathTo(screen.name, screen.params, language);
  const headers = { language: current?.code, store: current && site.stores[current.code] };
  const answer = await outcomeOf(
    call(finderGetUrlOnLanguage, { ...question, language: language.code }, { headers }),
  );
  return answer.errored ? undefined : (answer.data.url ?? undefined);
}

const kinds: Partial<Record<string, Question['type']>> = {
  product: 'product',
  shop: 'productCategory',
  blog: 'category',
};

/** What to ask the platform about; undefined for a screen that every language has. */
function questionOf(screen: ReturnType<typeof matchPath>, rest: string): Question | undefined {
  if (!screen) return { type: 'page', slug: decodeLenient(rest.slice(1)) };
  const type = kinds[screen.name];
  return type && screen.params.slug ? { type, slug: screen.params.slug } : undefined;
}
