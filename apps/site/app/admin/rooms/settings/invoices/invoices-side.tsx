import type { LiveNeed } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { OptionView, SettingsView } from '../door/settings-view.ts';

type Invoicing = NonNullable<SettingsView['invoicing']>;

/** All that going live asks for, and what of it is there. */
export function Needs({ needs }: Pick<Invoicing, 'needs'>) {
  const { t } = useStaffText();
  return (
    <section className="group" aria-labelledby="h-potrebno">
      <h2 id="h-potrebno">{t('invoicing.needs')}</h2>
      <ul className="plain invoices__needs">
        {needs.map(({ name, isThere }) => (
          <li key={name} className={isThere ? 'is-there' : undefined}>
            <Icon name={isThere ? 'ok' : 'minus'} />
            <span>
              {t(needWords[name])}:{' '}
              <strong>{t(isThere ? 'invoicing.isThere' : 'invoicing.isMissing')}</strong>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const needWords = {
  company: 'invoicing.need.company',
  premises: 'invoicing.need.premises',
  operator: 'invoicing.need.operator',
  certificate: 'invoicing.need.certificate',
  trial: 'invoicing.need.trial',
} as const satisfies Record<LiveNeed, StaffKey>;

/** How the shop and its marks will stand on an invoice, by what is saved. */
export function SampleInvoice({ options, next }: { options: readonly OptionView[]; next: string }) {
  const { t } = useStaffText();
  const value = (key: string) => options.find((one) => one.key === key)?.value ?? '';
  const isPayer = value('VatPayer') !== 'false';
  return (
    <section className="group" aria-labelledby="h-izgled">
      <h2 id="h-izgled">{t('invoicing.sample')}</h2>
      <div className="invoices__sample">
        <strong>{t('invoicing.sampleTitle', { number: next })}</strong>
        <p>
          {[value('CompanyName'), value('CompanyStreet'), value('CompanyTown')].filter(Boolean).join(', ')}
          <br />
          OIB {value('CompanyOib') || '–'}
        </p>
        <p>{t('invoicing.sampleMarks', { operator: value('InvoiceOperator') })}</p>
        {isPayer ? null : <p>{value('VatExemption') || t('invoicing.exemption')}</p>}
        <p>
          ZKI …
          <br />
          JIR {t('invoicing.sampleJir')}
        </p>
      </div>
    </section>
  );
}
