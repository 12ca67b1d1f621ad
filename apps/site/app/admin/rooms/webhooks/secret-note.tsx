import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Note } from '#site/ui/note.tsx';

/** The secret of a webhook: shown now and never again. */
export function SecretNote({ secret, to, onKept }: { secret: string; to: string; onKept?: () => void }) {
  const { t } = useStaffText();
  return (
    <Note tone="success" role="status" title={t('webhooks.secret')}>
      <p>{t('webhooks.secretOnce')}</p>
      <p>
        <code className="webhooks__secret">{secret}</code>
      </p>
      <p>
        <ButtonLink to={to} tone="primary" onClick={onKept}>
          {t('webhooks.secretSaved')}
        </ButtonLink>
      </p>
    </Note>
  );
}
