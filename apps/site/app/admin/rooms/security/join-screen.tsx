import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { getJoin } from '@izlog/contract/user/joined/joined-accounts';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { Note } from '#site/ui/note.tsx';

type Join = EndpointAnswer<typeof getJoin>;

interface JoinScreenProps {
  title: string;
  code: string;
  join: Join | undefined;
  /** The reader's account and site. */
  own: { site: string; email: string };
}

/** Joins two accounts in two steps: the other site's account agrees here, and the first site ends it. */
export function JoinScreen({ title, code, join, own }: JoinScreenProps) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      {join ? <Step code={code} join={join} own={own} /> : <Note tone="danger">{t('joined.over')}</Note>}
    </AdminScreen>
  );
}

function Step({ code, join, own }: { code: string; join: Join; own: JoinScreenProps['own'] }) {
  const { t } = useStaffText();
  const isLast = join.step === 'finish';
  const form = useSentForm({ name: isLast ? 'joinFinish' : 'joinConfirm' });
  const button = t(isLast ? 'joined.finish' : 'joined.confirm');
  return (
    <div className="admin__form stack">
      <dl className="facts-list">
        <div>
          <dt>{t('joined.here', { site: own.site })}</dt>
          <dd>{own.email}</dd>
        </div>
        <div>
          <dt>
            {join.site} ({new URL(join.address).host})
          </dt>
          <dd>{join.email}</dd>
        </div>
      </dl>
      <p>{t('joined.what')}</p>
      {isLast ? null : <Note tone="offer">{t('joined.beware')}</Note>}
      <FormFrame form={form} label={button}>
        <input type="hidden" name="code" value={code} />
        <SendButton form={form}>{button}</SendButton>
      </FormFrame>
    </div>
  );
}
