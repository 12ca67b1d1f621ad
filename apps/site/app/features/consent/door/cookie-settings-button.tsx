import type { SubmitEvent } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { openCookieSettings } from '../cookie-settings.ts';

/** Lets a visitor change the choice of cookies at any time; without scripts the notice is asked for again. */
export function CookieSettingsButton() {
  const { t } = useText();
  const open = (event: SubmitEvent) => {
    event.preventDefault();
    openCookieSettings();
  };
  return (
    <form method="post" action="/_/consent" onSubmit={open}>
      <button type="submit" name="choice" value="again">
        {t('cookies.settings')}
      </button>
    </form>
  );
}
