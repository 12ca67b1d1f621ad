import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { SanitisedHtml } from '#site/rich/sanitised-html.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { formNames } from './door/form-names.ts';
import type { ConsentRow, FormAssignment } from './load-consents.server.ts';

type AssignmentScreenProps = { assignment: FormAssignment; consents: readonly ConsentRow[] };

/** One form: which consents it asks for, and which of them are required (ADMIN-010). */
export function AssignmentScreen({ assignment, consents }: AssignmentScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const form = useSentForm({ name: `assign-${assignment.form}` });
  const title = t(formNames[assignment.form]);
  return (
    <AdminScreen title={title}>
      <p className="soft">{t('consents.assignLead')}</p>
      <FormFrame form={form} label={title}>
        <ul className="ledger">
          {consents.map(({ uniqueNumber, html }) => (
            <li key={uniqueNumber}>
              <div>
                <Checkbox
                  name="asked"
                  value={uniqueNumber}
                  label={uniqueNumber}
                  defaultChecked={assignment.consents.includes(uniqueNumber)}
                />
                <div className="small soft">
                  <SanitisedHtml html={html} />
                </div>
              </div>
              <Checkbox
                name="required"
                value={uniqueNumber}
                label={
                  <>
                    {t('consents.required')}
                    <span className="vh">: {uniqueNumber}</span>
                  </>
                }
                defaultChecked={assignment.required.includes(uniqueNumber)}
              />
            </li>
          ))}
        </ul>
        {consents.length === 0 ? <p className="soft">{t('consent.list.nothing')}</p> : null}
        <SendButton form={form} tone="primary">
          {t('form.save')}
        </SendButton>
      </FormFrame>
      <p>
        <Link className="link" to={address('adminConsents')}>
          {t('consents.all')}
        </Link>
      </p>
    </AdminScreen>
  );
}
