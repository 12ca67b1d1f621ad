import { outcomeOf } from '@izlog/contract/client';
import { previewLinkRead } from '@izlog/contract/cms/preview-link';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { writeCookie } from './cookies.ts';

/** Where the link that was opened is held while one looks around; the front door knows the name too. */
export const previewCookie = 'preview';

/** The token of a preview link; nothing where a text cannot be one, since a header takes no other signs. */
export const tokenIn = (text: string | null | undefined): string | undefined =>
  text && /^[\w-]{20,64}$/.test(text) ? text : undefined;

/**
 * Holds the link by which a page is asked for, until it ends, and learns what it shows. One that is over, or was taken
 * back, is forgotten: then one sees what everybody sees.
 */
export async function holdPreview(context: SiteContext): Promise<void> {
  const { previewToken: token } = context;
  if (token === undefined) return;
  const found = await outcomeOf(context.call(previewLinkRead, { token }));
  if (found.errored) {
    if (found.error.status === 404) context.cookies.push(forgetPreview(context));
    return;
  }
  context.preview = { says: found.data.says, end: found.data.end };
  const left = Math.floor((Date.parse(found.data.expires_at) - Date.now()) / 1000);
  context.cookies.push(
    writeCookie(previewCookie, token, {
      maxAgeSeconds: Math.max(left, 0),
      httpOnly: true,
      secure: context.isSecure,
    }),
  );
}

/** Takes the link out of the browser. */
export const forgetPreview = ({ isSecure }: Pick<SiteContext, 'isSecure'>): string =>
  writeCookie(previewCookie, '', { maxAgeSeconds: 0, httpOnly: true, secure: isSecure });
