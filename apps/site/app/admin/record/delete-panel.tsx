import { Link } from 'react-router';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { type AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { ListLook } from './list-view.ts';

type Used = ReturnType<NonNullable<ListLook['used']>>;

type DeleteWords = { title: AdminKey; lead: AdminKey };
const usual: DeleteWords = { title: 'resource.delete', lead: 'resource.deleteLead' };

/** Asks once more: what is deleted does not come back. What others use stays, and the page says how many do. */
export function DeletePanel({
  used,
  words = usual,
}: {
  used?: Used | undefined;
  words?: DeleteWords | undefined;
}) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'delete' });
  return (
    <section className="panel" aria-label={t(words.title)}>
      <details open={form.answer !== undefined}>
        <summary className="link">{t(words.title)}</summary>
        {used && used.count > 0 ? <InUse used={used} /> : null}
        <FormFrame form={form} label={t(words.title)}>
          {used && used.count > 0 ? null : (
            <>
              <p className="small soft">{t(words.lead)}</p>
              <SendButton form={form} tone="danger">
                {t('resource.deleteSend')}
              </SendButton>
            </>
          )}
        </FormFrame>
      </details>
    </section>
  );
}

function InUse({ used: { count, words, to } }: { used: Used }) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <p>
      {t(words, { count })}{' '}
      {to ? (
        <Link className="link" to={`${address(to.route)}?${new URLSearchParams(to.query)}`}>
          {t('resource.showUsed')}
        </Link>
      ) : null}
    </p>
  );
}
