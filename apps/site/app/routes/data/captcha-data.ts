import { captchaChallenge, captchaGet } from '@izlog/contract/settings/captcha';
import type { CaptchaQuestion } from '#site/kit/captcha/fetch-answer.ts';
import { notFound } from '#site/platform-client/errors/not-found.ts';
import { siteContext } from '#site/platform-client/site-context.ts';
import type { Route } from './+types/captcha-data';

export function loader(): never {
  throw notFound();
}

/** How a form shows that somebody is no program; asked for each time, so that a challenge is fresh. */
export async function action({ context }: Route.ActionArgs): Promise<Response> {
  const { call } = context.get(siteContext);
  const settings = await call(captchaGet, {});
  const challenge = settings.provider === 'proofOfWork' ? (await call(captchaChallenge, {})).key : null;
  return Response.json({ ...settings, challenge } satisfies CaptchaQuestion, {
    headers: { 'cache-control': 'no-store' },
  });
}
