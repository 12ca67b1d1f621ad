import { useText } from '#site/i18n/use-text.tsx';
import { Shutter } from '#site/ui/error-state.tsx';

/** The shop is closed for work and will be back soon (SHELL-020); nothing else is on the page. */
export function MaintenanceView({ siteName }: { siteName: string }) {
  const { t } = useText();
  return (
    <main id="sadrzaj" className="container closed">
      <p className="display closed__name">{siteName}</p>
      <Shutter title={t('maintenance.title')}>
        <p>{t('core.maintenance.text')}</p>
      </Shutter>
    </main>
  );
}
