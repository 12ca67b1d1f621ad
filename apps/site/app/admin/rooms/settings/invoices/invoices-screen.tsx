import type { croatianInvoices } from '@izlog/contract/ecommerce/duties/invoicing';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { EditForm } from '#site/admin/record/edit/edit-form.tsx';
import { RecordHistory } from '#site/admin/record/record-history.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Badge } from '#site/ui/tag.tsx';
import { SettingsPage } from '../door/settings-page.tsx';
import { labelsOf, type SettingsView } from '../door/settings-view.ts';
import { CertificatePanel } from './certificate-panel.tsx';
import { GoLive } from './go-live.tsx';
import { InvoiceSteps } from './invoice-steps.tsx';
import { Needs, SampleInvoice } from './invoices-side.tsx';
import { Standing } from './standing.tsx';
import { TrialPanel } from './trial-panel.tsx';

type Law = (typeof croatianInvoices)[number];

/**
 * Who makes out the invoices, and for a Croatian seller everything until the first real one, in the order in which it is
 * done: seller, premises, operator, certificate, trial, live. Nothing Croatian is in the way of anybody else.
 */
export function InvoicesScreen({ view }: { view: SettingsView }) {
  const { t } = useStaffText();
  const { invoicing, certificates, options } = view;
  if (!invoicing) return null;
  const { isOffered, law } = invoicing;
  const was = options.find(({ key }) => key === 'CroatianInvoices')?.was ?? '';
  return (
    <SettingsPage title={view.title} lead={view.lead}>
      {isOffered ? (
        <p>
          <Badge tone={law === 'live' ? 'success' : 'offer'}>{t(stateWords[law])}</Badge>{' '}
          <span className="soft">{t(lawWords[law])}</span>
        </p>
      ) : null}
      {isOffered && law === 'live' ? <Standing invoicing={invoicing} /> : null}
      <div className="record">
        <div>
          <EditForm
            key={options.map((option) => `${option.was} ${option.isSet}`).join('|')}
            name="settings"
            label={view.title}
            labels={labelsOf(view)}
          >
            {(form) => <InvoiceSteps form={form} view={view} invoicing={invoicing} />}
          </EditForm>
          {isOffered && certificates ? (
            <>
              <CertificatePanel certificates={certificates} />
              <TrialPanel trial={invoicing.trial} certificates={certificates} />
              <GoLive invoicing={invoicing} was={was} />
            </>
          ) : null}
        </div>
        {isOffered ? (
          <aside className="record__side" aria-label={t('invoicing.side')}>
            <Needs needs={invoicing.needs} />
            <SampleInvoice options={options} next={invoicing.next} />
          </aside>
        ) : null}
      </div>
      <RecordHistory acts={view.history} names={labelsOf(view)} />
    </SettingsPage>
  );
}

const stateWords = {
  off: 'invoicing.state.off',
  test: 'invoicing.state.test',
  live: 'invoicing.state.live',
} as const satisfies Record<Law, StaffKey>;

const lawWords = {
  off: 'invoicing.off',
  test: 'invoicing.test',
  live: 'invoicing.live',
} as const satisfies Record<Law, StaffKey>;
