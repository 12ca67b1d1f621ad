import type { Call } from '@izlog/contract/client';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/**
 * A client that sends the session's token and takes a 403 for an answer, where `site.call` would treat it as a wrong key
 * and log out (AUTH-022): for acts of staff that the platform may refuse, such as giving more rights than one has.
 */
export const ownCall =
  ({ call, session }: Pick<SiteContext, 'call' | 'session'>): Call =>
  (endpoint, input, options = {}) =>
    call(endpoint, input, {
      ...options,
      headers: { ...options.headers, accessToken: session?.accessToken },
    });
