import { outcomeOf } from '@izlog/contract/client';
import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { redirect } from 'react-router';
import { splitPrefix } from '#site/i18n/path-to.ts';
import { publicPathname } from '../create-site-context.ts';
import type { SiteContext } from '../site-context.ts';
import { isNotFound } from './not-found.ts';

/**
 * Waits for what a screen with a slug shows. Where its address names nothing any more, visitors go where a managed
 * redirect leads (CMS-037): that of a category with another name, or of what staff took back; without one it is the 404
 * page.
 */
export async function orMoved<T>(context: SiteContext, url: URL, shown: Promise<T>): Promise<T> {
  try {
    return await shown;
  } catch (thrown) {
    if (!isNotFound(thrown)) throw thrown;
    const { rest } = splitPrefix(publicPathname(url.pathname), context.site.languages);
    const found = await outcomeOf(
      context.call(finderDecide, {
        params: rest.split('/').filter(Boolean),
        ...(url.search === '' ? {} : { query: url.search.slice(1, 501) }),
      }),
    );
    if (found.errored || found.data.type !== 'redirect') throw thrown;
    throw redirect(found.data.target, found.data.status);
  }
}
