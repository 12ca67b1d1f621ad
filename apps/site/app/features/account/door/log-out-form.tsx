import { type SubmitEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useText } from '#site/i18n/use-text.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';

/**
 * Logs out and stays on the page, which then shows what a visitor sees (ACCT-013). Where the server cannot be reached it
 * says so and the page stays: anyone who reads it is still logged in. Sent by itself: the router would have to fetch the
 * route's code first, and would put its error page in the place of the screen.
 */
export function LogOutForm({ className }: { className?: string }) {
  const { t } = useText();
  const { show } = useToasts();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isSending = useRef(false);
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending.current) return;
    isSending.current = true;
    const outcome = await send(event.currentTarget);
    isSending.current = false;
    if (outcome === 'done') await navigate(pathname + search, { replace: true, preventScrollReset: true });
    else show(t(failures[outcome]), { tone: 'danger' });
  };
  return (
    <form method="post" action="/_/logout" onSubmit={onSubmit}>
      <input type="hidden" name="from" value={pathname} />
      <button type="submit" className={className}>
        <Icon name="logout" /> {t('profile.logout')}
      </button>
    </form>
  );
}

const failures = { offline: 'profile.logoutOffline', failed: 'error.somethingWentWrong' } as const;

async function send(form: HTMLFormElement): Promise<'done' | 'offline' | 'failed'> {
  try {
    const body = new FormData(form);
    const { type, ok } = await fetch(form.action, { method: 'POST', body, redirect: 'manual' });
    // A login that has ended is answered by leading on.
    return type === 'opaqueredirect' || ok ? 'done' : 'failed';
  } catch (error) {
    // A fetch that got no answer fails with a TypeError.
    if (error instanceof TypeError) return 'offline';
    throw error;
  }
}
