import { Form, useLocation } from 'react-router';
import { useText } from '../../i18n/use-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSingleSubmit } from '../forms/use-single-submit.ts';

/** Logs out and stays on the page, which then shows what a visitor sees (ACCT-013). */
export function LogOutForm({ className }: { className?: string }) {
  const { t } = useText();
  const { pathname } = useLocation();
  const { onSubmit } = useSingleSubmit();
  return (
    <Form method="post" action="/_/logout" onSubmit={onSubmit}>
      <input type="hidden" name="from" value={pathname} />
      <button type="submit" className={className}>
        <Icon name="logout" /> {t('profile.logout')}
      </button>
    </Form>
  );
}
