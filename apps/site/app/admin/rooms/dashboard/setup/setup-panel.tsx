import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { getSetup } from '@izlog/contract/settings/setup';
import type { SetupStep } from '@izlog/contract/settings/setup-steps';
import { settingsSlugs } from '@izlog/contract/texts/settings-slugs';
import { Form, Link } from 'react-router';
import { PlainActKey } from '#site/admin/ground/frame/once/act-key.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { legalPagesId } from '#site/admin/rooms/settings/door/settings-view.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Note } from '#site/ui/note.tsx';

export type SetupView = EndpointAnswer<typeof getSetup>;
type Step = SetupView['steps'][number];

const words: Readonly<Record<SetupStep, { title: StaffKey; missing: StaffKey; act: StaffKey }>> = {
  company: { title: 'setup.company', missing: 'setup.companyMissing', act: 'setup.companyAct' },
  iban: { title: 'setup.iban', missing: 'setup.ibanMissing', act: 'setup.ibanAct' },
  payment: { title: 'setup.payment', missing: 'setup.paymentMissing', act: 'setup.paymentAct' },
  delivery: { title: 'setup.delivery', missing: 'setup.deliveryMissing', act: 'setup.deliveryAct' },
  taxes: { title: 'setup.taxes', missing: 'setup.taxesMissing', act: 'setup.taxesAct' },
  invoices: { title: 'setup.invoices', missing: 'setup.invoicesMissing', act: 'setup.invoicesAct' },
  product: { title: 'setup.product', missing: 'setup.productMissing', act: 'setup.productAct' },
  legal: { title: 'setup.legal', missing: 'setup.legalMissing', act: 'setup.legalAct' },
  consent: { title: 'setup.consent', missing: 'setup.consentMissing', act: 'setup.consentAct' },
  labels: { title: 'setup.labels', missing: 'setup.labelsMissing', act: 'setup.labelsAct' },
  mail: { title: 'setup.mail', missing: 'setup.mailMissing', act: 'setup.mailAct' },
  look: { title: 'setup.look', missing: 'setup.lookMissing', act: 'setup.lookAct' },
};

/** From an empty shop to its first order: what stops selling, what can wait and what is done, each with its way on. */
export function SetupPanel({
  view: { steps, takesOrders },
  legal,
}: {
  view: SetupView;
  /** Legal pages are to be made, or only to be published. */
  legal: 'make' | 'publish';
}) {
  const { t } = useStaffText();
  const address = useAddress();
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <section className="stack" aria-labelledby="h-postavljanje">
      <div className="between">
        <h2 id="h-postavljanje">{t('setup.title')}</h2>
        <span className="small soft">{t('setup.count', { done, all: steps.length })}</span>
      </div>
      <progress
        className="admin__progress"
        value={done}
        max={steps.length}
        aria-labelledby="h-postavljanje"
      />
      {takesOrders ? null : (
        <Note tone="info" title={t('setup.closed')}>
          <p>{t('setup.closedLead')}</p>
        </Note>
      )}
      <ul className="plain setup">
        {steps.map((step) => (
          <StepLine key={step.name} step={step} legal={legal} />
        ))}
      </ul>
      <h3>{t('setup.try')}</h3>
      <ul className="plain setup__tries">
        <li>
          <Link to={address('adminSettings', { group: settingsSlugs.mails })}>{t('setup.tryMail')}</Link>
        </li>
        <li>
          <Link to={address('adminDelivery')}>{t('setup.tryDelivery')}</Link>
        </li>
        <li>
          <Link to={address('home')}>{t('setup.tryShop')}</Link>
        </li>
      </ul>
    </section>
  );
}

const signs = { done: 'ok', missing: 'error', wanted: 'minus' } as const;

function StepLine({ step, legal }: { step: Step; legal: 'make' | 'publish' }) {
  const { t } = useStaffText();
  const to = useStepAddress(step.name);
  const { title, act } = words[step.name];
  return (
    <li className={`is-${step.state}`}>
      <Icon name={signs[step.state]} />
      <span>
        <strong>{t(title)}</strong>
        <span className="vh"> {t(`setup.state.${step.state}`)}</span>
        <Detail step={step} />
      </span>
      {step.state !== 'done' && step.name === 'legal' && legal === 'make' ? (
        <Form method="post">
          <input type="hidden" name="form" value="legal" />
          <PlainActKey name="legal" />
          <Button type="submit">{t('setup.legalMake')}</Button>
        </Form>
      ) : step.state === 'done' || to === null ? null : to.startsWith('#') ? (
        <a className="button" href={to}>
          {t(act)}
        </a>
      ) : (
        <ButtonLink to={to}>{t(act)}</ButtonLink>
      )}
    </li>
  );
}

/** What may be lacking, by option and page. */
const lackWords: Readonly<Record<string, StaffKey>> = {
  CompanyName: 'option.CompanyName',
  CompanyStreet: 'option.CompanyStreet',
  CompanyTown: 'option.CompanyTown',
  CompanyOib: 'option.CompanyOib',
  CompanyEmail: 'option.CompanyEmail',
  CompanyPhone: 'option.CompanyPhone',
  terms: 'setup.page.terms',
  withdrawal: 'setup.page.withdrawal',
  delivery: 'setup.page.delivery',
  complaints: 'setup.page.complaints',
  privacy: 'setup.page.privacy',
};

/** What is set, or what is lacking by its words. */
function Detail({ step: { name, state, lacks, has } }: { step: Step }) {
  const { t, locale } = useStaffText();
  if (state === 'done') return has.length > 0 ? <small>{has.join(', ')}</small> : null;
  if (lacks.includes('trial')) return <small>{t('setup.paymentTrial')}</small>;
  if (name === 'taxes' && lacks.length > 0) {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const countries = lacks.map((iso) => names.of(iso) ?? iso).join(', ');
    return <small>{t('taxes.lackingLead', { countries })}</small>;
  }
  if (lacks.includes('fiscalisation')) return <small>{t('setup.fiscalisation')}</small>;
  if (name === 'labels') return <small>{t(words[name].missing)}</small>;
  const said = lacks.map((one) => (lackWords[one] ? t(lackWords[one]) : one));
  return (
    <small>
      {t(words[name].missing)}
      {said.length > 0 ? ` ${said.join(', ')}.` : ''}
    </small>
  );
}

/** Where a step is done; nothing where that is no screen yet. */
function useStepAddress(name: SetupStep): string | null {
  const address = useAddress();
  switch (name) {
    case 'company':
    case 'iban':
      return address('adminSettings', { group: settingsSlugs.company });
    case 'payment':
      return address('adminPayment');
    case 'delivery':
      return address('adminDelivery');
    case 'taxes':
      return address('adminTaxes');
    case 'invoices':
      return address('adminSettings', { group: settingsSlugs.invoices });
    case 'labels':
      return address('adminSettings', { group: settingsSlugs.labels });
    case 'product':
      return address('adminProduct', { id: 'novi' });
    case 'legal':
      return `#${legalPagesId}`;
    case 'consent':
      return address('adminConsents');
    case 'mail':
      return address('adminSettings', { group: settingsSlugs.mails });
    case 'look':
      return address('adminSettings', { group: settingsSlugs.look });
  }
}
