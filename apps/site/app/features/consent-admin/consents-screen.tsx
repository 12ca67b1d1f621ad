import { Link } from 'react-router';
import type { MessageKey } from '../../i18n/messages.ts';
import { SanitisedHtml } from '../../rich/sanitised-html.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Checkbox } from '../../ui/choice.tsx';
import { AdminScreen } from '../admin/admin-screen.tsx';
import { useStaffText } from '../admin/staff-text.tsx';
import { SendButton } from '../forms/form-fields.tsx';
import { FormFrame } from '../forms/form-frame.tsx';
import { useSentForm } from '../forms/use-sent-form.ts';
import { useAddress } from '../layout/addresses.ts';
import type { ConsentRow, FormAssignment } from './load-consents.server.ts';

type ConsentsScreenProps = {
  title: string;
  consents: readonly ConsentRow[];
  assignments: readonly FormAssignment[];
};

const formNames: Readonly<Record<FormAssignment['form'], MessageKey>> = {
  newsletter: 'formType.newsletter',
  contactForm: 'formType.contactForm',
  registerForm: 'formType.registerForm',
  checkoutForm: 'formType.checkoutForm',
  addressForm: 'formType.addressForm',
  productAvailabilityForm: 'formType.productAvailabilityForm',
};

/** The consents of the site, and which form asks for which of them (ROUTE-016, CMS-039 to CMS-041). */
export function ConsentsScreen({ title, consents, assignments }: ConsentsScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <p>
        <ButtonLink to={address('adminConsent', { slug: 'nova' })}>{t('consents.new')}</ButtonLink>
      </p>
      <section className="table-wrap" aria-label={title} tabIndex={-1}>
        <table className="grid-table">
          <thead>
            <tr>
              <th scope="col">{t('consents.number')}</th>
              <th scope="col">{t('consents.text')}</th>
              <th scope="col">{t('consents.version')}</th>
            </tr>
          </thead>
          <tbody>
            {consents.map((one) => (
              <tr key={one.uniqueNumber}>
                <th scope="row">
                  <Link className="link" to={address('adminConsent', { slug: one.uniqueNumber })}>
                    {one.uniqueNumber}
                  </Link>
                </th>
                <td>
                  <SanitisedHtml html={one.html} />
                </td>
                <td className="num">{one.version}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <h2>{t('consents.forms')}</h2>
      {assignments.map((assignment) => (
        <Assignment key={assignment.form} assignment={assignment} consents={consents} />
      ))}
    </AdminScreen>
  );
}

/** One form: what it asks for, and what of it is required. */
function Assignment({
  assignment,
  consents,
}: {
  assignment: FormAssignment;
  consents: readonly ConsentRow[];
}) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `assign-${assignment.form}` });
  const title = t(formNames[assignment.form]);
  return (
    <FormFrame form={form} label={title}>
      <h3>{title}</h3>
      {consents.map(({ uniqueNumber }) => (
        <div key={uniqueNumber} className="row">
          <Checkbox
            name="asked"
            value={uniqueNumber}
            label={uniqueNumber}
            defaultChecked={assignment.consents.includes(uniqueNumber)}
          />
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
        </div>
      ))}
      <SendButton form={form}>{t('form.save')}</SendButton>
    </FormFrame>
  );
}
