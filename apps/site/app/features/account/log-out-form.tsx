import { type SubmitEvent, useEffect, useEffectEvent } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useToasts } from '../../ui/toasts.tsx';
import type { FormAnswer } from '../forms/form-answer.ts';

/**
 * Logs out and stays on the page, which then shows what a visitor sees (ACCT-013). Where the server cannot be reached it
 * says so, and the page stays: whoever reads it is still logged in.
 */
export function LogOutForm({ className }: { className?: string }) {
  const { t } = useText();
  const { show } = useToasts();
  const { pathname } = useLocation();
  const fetcher = useFetcher<FormAnswer>();
  const isBusy = fetcher.state !== 'idle';
  const tell = useEffectEvent(({ isOffline }: FormAnswer) =>
    show(t(isOffline ? 'profile.logoutOffline' : 'error.somethingWentWrong'), { tone: 'danger' }),
  );
  useEffect(() => {
    if (fetcher.data && !isBusy) tell(fetcher.data);
  }, [fetcher.data, isBusy]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isBusy) event.preventDefault();
  };
  return (
    <fetcher.Form method="post" action="/_/logout" onSubmit={onSubmit}>
      <input type="hidden" name="from" value={pathname} />
      <button type="submit" className={className}>
        <Icon name="logout" /> {t('profile.logout')}
      </button>
    </fetcher.Form>
  );
}
