import { useText } from '../../i18n/use-text.tsx';
import { Shutter } from '../../ui/error-state.tsx';

/** The shop is closed for work and will be back soon (SHELL-020); nothing else is on the page. */
export function MaintenanceView() {
  const { t } = useText();
  return (
    <main id="sadrzaj" className="container">
      <Shutter title={t('maintenance.title')}>
        <p>{t('core.maintenance.text')}</p>
      </Shutter>
    </main>
  );
}
