import type { consentResource } from '@izlog/contract/gdpr/consent-resource';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { ListView, LookOf, RowOf } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { SanitisedHtml } from '#site/rich/sanitised-html.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { formNames } from './door/form-names.ts';
import type { FormAssignment } from './load-consents.server.ts';

const look = { record: 'consent', route: 'adminConsents' } satisfies LookOf<typeof consentResource>;

type ConsentsScreenProps = {
  title: string;
  view: ListView<RowOf<typeof consentResource>>;
  forms: readonly FormAssignment[];
};

/** How many consents each form asks for, and the consents of the site, 50 per page (ROUTE-016, ADMIN-009). */
export function ConsentsScreen({ title, view, forms }: ConsentsScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <section className="stack" aria-labelledby="h-forms">
        <h2 id="h-forms">{t('consents.forms')}</h2>
        <ul className="ledger">
          {forms.map(({ form, consents: asked, required }) => (
            <li key={form}>
              <Link className="link" to={address('adminConsent', { slug: form })}>
                {t(formNames[form])}
              </Link>
              <span className="small soft">
                {t('consents.asked', { count: asked.length })}
                {' · '}
                {t('consents.requiredOf', { count: required.length })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="stack" aria-labelledby="h-consents">
        <div className="between">
          <h2 id="h-consents">{t('consents.texts')}</h2>
          <ButtonLink to={address('adminConsent', { slug: 'nova' })}>{t('consents.new')}</ButtonLink>
        </div>
        <RecordList title={t('consents.texts')} view={view} look={look}>
          <ul className="ledger">
            {view.rows.map(({ uniqueNumber, displayName, version }) => (
              <li key={uniqueNumber}>
                <div>
                  <Link className="link" to={address('adminConsent', { slug: uniqueNumber })}>
                    {uniqueNumber}
                  </Link>
                  <div className="small soft">
                    <SanitisedHtml html={displayName} />
                  </div>
                </div>
                <span className="small soft nowrap">{t('consents.versionNumber', { number: version })}</span>
              </li>
            ))}
          </ul>
        </RecordList>
      </section>
    </AdminScreen>
  );
}
