import { useEffect, useEffectEvent } from 'react';
import { useText } from '#site/i18n/use-text.tsx';
import { useAddress } from '#site/links/addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { useToasts } from '#site/ui/overlays/toasts.tsx';
import { downloadFile } from './download-file.ts';

/** Thanks for a confirmed address and does what the link is for: gives a file (CHECKOUT-063 to CHECKOUT-066). */
export function ConfirmEmailScreen({ download }: { download: string | undefined }) {
  const { t } = useText();
  const { show } = useToasts();
  const address = useAddress();
  const fetchIt = useEffectEvent(async (url: string) => {
    if (!(await downloadFile(url))) show(t('error.downloadFailed'), { tone: 'danger' });
  });
  useEffect(() => {
    if (download !== undefined) void fetchIt(download);
  }, [download]);
  return (
    <div className="container section stack">
      <h1>{t('confirmEmail.title')}</h1>
      <p className="lead">{t('core.confirmEmail.title')}</p>
      {download === undefined ? null : (
        <>
          <p>{t('confirmEmail.download')}</p>
          <p>
            <a className="button button--primary" href={download} download>
              <Icon name="download" /> {t('confirmEmail.downloadButton')}
            </a>
          </p>
        </>
      )}
      <p>
        <ButtonLink to={address('home')}>{t('header.home')}</ButtonLink>
      </p>
    </div>
  );
}
