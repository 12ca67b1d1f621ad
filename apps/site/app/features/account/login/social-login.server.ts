import { outcomeOf } from '@izlog/contract/client';
import { listLoginProviders, socialOauth, startSocialLogin } from '@izlog/contract/user/social';
import { redirect } from 'react-router';
import { pathTo } from '#site/i18n/path-to.ts';
import { refusalWords } from '#site/kit/forms/refusal-words.server.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { readCookies, writeCookie } from '#site/session/cookies.ts';
import { safeRedirect } from '#site/session/safe-redirect.ts';
import { beginLogin } from './begin-login.server.ts';
import type { SocialProvider } from './social-buttons.tsx';

const cookieName = 'social';
/** Time to log in at the provider, in seconds. */
const life = 600;

/** The ways in through somebody else (AUTH-029); none when they cannot be asked for. */
export async function loadProviders({ call }: SiteContext): Promise<SocialProvider[]> {
  const outcome = await outcomeOf(call(listLoginProviders, {}));
  return outcome.errored ? [] : outcome.data.records.map(({ name, title }) => ({ id: name, name: title }));
}

const comesBackTo = ({ visitedOrigin, language }: SiteContext): string =>
  visitedOrigin + pathTo('socialLogin', {}, language);

/** Sends the browser to a provider; what it must bring back is kept in a cookie out of reach of scripts. */
export async function leaveForProvider(context: SiteContext, provider: string, from: string) {
  const redirectUri = comesBackTo(context);
  // Without the session's token: a login, also of somebody who is logged in and proves to be the owner by another one.
  const outcome = await outcomeOf(
    context.call(startSocialLogin, { provider, redirectUri }, { headers: { accessToken: undefined } }),
  );
  if (outcome.errored) return refusalWords(context, outcome.error);
  const { flow, url } = outcome.data;
  context.cookies.push(
    writeCookie(cookieName, JSON.stringify({ provider, flow, from: safeRedirect(from) }), {
      maxAgeSeconds: life,
      httpOnly: true,
      secure: context.isSecure,
    }),
  );
  throw redirect(url);
}

/** Ends the login with what the provider sent along (AUTH-028); returns the words when that did not work. */
export async function comeBackFromProvider(context: SiteContext, request: Request, sent: URLSearchParams) {
  const left = readLeft(request);
  context.cookies.push(writeCookie(cookieName, '', { maxAgeSeconds: 0, httpOnly: true }));
  const outcome = await outcomeOf(
    context.call(
      socialOauth,
      {
        provider: left.provider || '-',
        flow: left.flow,
        code: sent.get('code') ?? '',
        state: sent.get('state') ?? '',
        iss: sent.get('iss') ?? undefined,
        redirectUri: comesBackTo(context),
      },
      { headers: { accessToken: undefined } },
    ),
  );
  if (outcome.errored) return refusalWords(context, outcome.error);
  await beginLogin(context, request, outcome.data);
  throw redirect(safeRedirect(left.from, pathTo('home', {}, context.language)));
}

function readLeft(request: Request): { provider: string; flow: string; from: string } {
  const nothing = { provider: '', flow: '', from: '' };
  try {
    const left: unknown = JSON.parse(readCookies(request.headers.get('cookie')).get(cookieName) ?? '{}');
    const { provider, flow, from } = { ...nothing, ...(left as object) };
    return { provider: String(provider), flow: String(flow), from: String(from) };
  } catch (error) {
    // A cookie may hold anything.
    if (error instanceof SyntaxError) return nothing;
    throw error;
  }
}
