import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { useStaffText } from './staff-text.tsx';

/** In place of a screen that its reader may not see: why, whom to ask, and the ways on. */
export function NoRight() {
  const { t } = useStaffText();
  const address = useAddress();
  const title = t('admin.noRightTitle');
  return (
    <>
      <title>{title}</title>
      <EmptyState
        headingLevel={1}
        title={title}
        actions={
          <>
            <ButtonLink tone="primary" to={address('admin')}>
              {t('admin.toStart')}
            </ButtonLink>
            <ButtonLink to={address('home')}>{t('admin.back')}</ButtonLink>
          </>
        }
      >
        <p>{t('admin.noRightLead')}</p>
      </EmptyState>
    </>
  );
}
