import { data, redirect } from 'react-router';
import { loadPlainScreen } from '#site/kit/frame/load-plain-screen.server.ts';
import { isSafeRedirect } from '#site/session/safe-redirect.ts';
import { ConfirmEmailScreen } from '../result/confirm-email-screen.tsx';
import type { Route } from './+types/confirm-email';

export { meta } from '#site/seo/meta.ts';

/** Without a goal, its type or the confirmed e-mail there is no such page (CHECKOUT-062). */
export function loader({ context, url }: Route.LoaderArgs) {
  const [goal, goalType, email] = ['goal', 'goalType', 'confirmedEmail'].map((one) =>
    url.searchParams.get(one),
  );
  if (!goal || !goalType || !email) {
    throw data('goal or goalType were not defined', {
      status: 404,
      statusText: 'goal or goalType were not defined',
    });
  }
  // Only within this site: a link in a mail must not lead or load from anywhere else (CHECKOUT-066).
  const isLocal = URL.canParse(goal, url.origin) && new URL(goal, url.origin).origin === url.origin;
  if (goalType === 'redirect' && isSafeRedirect(goal)) throw redirect(goal);
  const download = goalType === 'download' && isLocal ? goal : undefined;
  return { ...loadPlainScreen(context, 'confirmEmail', 'confirmEmail.title'), download };
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  return <ConfirmEmailScreen download={loaderData.download} />;
}
