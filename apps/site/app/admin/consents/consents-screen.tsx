import { Link } from 'react-router';
import { useAddress } from '../../links/addresses.ts';
import { SanitisedHtml } from '../../rich/sanitised-html.tsx';
import { ButtonLink } from '../../ui/controls/button-link.tsx';
import { AdminPages } from '../frame/admin-pages.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { formNames } from './form-names.ts';
import type { ConsentRow, FormAssignment } from './load-consents.server.ts';

type ConsentsScreenProps = {
  title: string;
  consents: readonly ConsentRow[];
  page: number;
  lastPage: number;
  forms: readonly FormAssignment[];
};

/** How many consents each form asks for, and the consents of the site, 50 per page (ROUTE-016, ADMIN-009). */
export function ConsentsScreen({ title, consents, page, lastPage, forms }: ConsentsScreenProps) {
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
        <ul className="ledger">
          {consents.map((one) => (
            <li key={one.uniqueNumber}>
              <div>
                <Link className="link" to={address('adminConsent', { slug: one.uniqueNumber })}>
                  {one.uniqueNumber}
                </Link>
                <div className="small soft">
                  <SanitisedHtml html={one.html} />
                </div>
              </div>
              <span className="small soft nowrap">
                {t('consents.versionNumber', { number: one.version })}
              </span>
            </li>
          ))}
        </ul>
        {consents.length === 0 ? <p className="soft">{t('consents.none')}</p> : null}
        <AdminPages
          page={page}
          lastPage={lastPage}
          href={(number) => `${address('adminConsents')}?page=${number}`}
        />
      </section>
    </AdminScreen>
  );
}
