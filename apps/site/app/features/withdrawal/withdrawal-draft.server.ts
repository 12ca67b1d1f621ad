import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import type { GivenStatement, WhichOrder } from './withdrawal-view.ts';

const cookieName = 'withdrawal';
const lifeSeconds = 3600;

/**
 * A withdrawal between its two steps: in the browser of the one who declares it, out of reach of scripts, for an hour. So a
 * reload and the way back work without scripts too, and no e-mail stands in an address. The platform decides about
 * everything in it.
 */
export interface WithdrawalDraft {
  /** Names this statement: a page of an older one cannot confirm it. */
  id: string;
  which: WhichOrder;
  given?: GivenStatement;
  done?: { number: string; submittedAt: string; isInTime: boolean };
}

/** The draft of the request, if it holds one. What cannot be read is none. */
export function readWithdrawal(request: Request): WithdrawalDraft | undefined {
  const text = readCookies(request.headers.get('cookie')).get(cookieName);
  if (!text) return undefined;
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64url'), { maxOutputLength: 100_000 });
    const draft = JSON.parse(bytes.toString('utf8')) as WithdrawalDraft;
    return isWhole(draft) ? draft : undefined;
  } catch (error) {
    // Bytes that are not packed, too many of them, or no JSON: another hand than ours wrote it.
    const isUnreadable = typeof (error as { code?: unknown }).code === 'string';
    if (isUnreadable || error instanceof SyntaxError || error instanceof TypeError) return undefined;
    throw error;
  }
}

/** Keeps the draft; packed, since the lines of a large order would not fit into a cookie as they are. */
export function saveWithdrawal({ cookies, isSecure }: SiteContext, draft: WithdrawalDraft): void {
  const value = deflateRawSync(JSON.stringify(draft)).toString('base64url');
  cookies.push(
    writeCookie(cookieName, value, { maxAgeSeconds: lifeSeconds, httpOnly: true, secure: isSecure }),
  );
}

function isWhole({ id, which, given }: WithdrawalDraft): boolean {
  const isGiven = given === undefined || (Array.isArray(given.lines) && typeof given.name === 'string');
  return typeof id === 'string' && typeof which.orderSlug === 'string' && isGiven;
}
