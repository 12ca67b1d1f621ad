import type { LiveNeed } from '@izlog/contract/ecommerce/duties/invoicing-state';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { Note } from '#site/ui/note.tsx';
import type { SettingsView } from './door/settings-view.ts';

/** How Croatian invoices stand: on trial or live, what the next one is called, and what going live still lacks. */
export function InvoicePanel({ invoicing }: { invoicing: NonNullable<SettingsView['invoicing']> }) {
  const { t } = useStaffText();
  const { law, next, needs, waiting } = invoicing;
  return (
    <section className="panel stack" aria-labelledby="h-hrvatski-racuni">
      <h2 id="h-hrvatski-racuni">{t('invoicing.title')}</h2>
      <p>{t(lawWords[law])}</p>
      <p>
        {t('invoicing.next')} <output className="num">{next}</output>
      </p>
      <p className="soft">{t('invoicing.parts')}</p>
      {law === 'live' && waiting > 0 ? (
        <Note tone="info" title={t('invoicing.waiting', { count: waiting })}>
          <p>{t('invoicing.waitingLead')}</p>
        </Note>
      ) : null}
      <h3>{t('invoicing.needs')}</h3>
      <ul>
        {needs.map(({ name, isThere }) => (
          <li key={name}>
            {t(needWords[name])}: <strong>{t(isThere ? 'invoicing.isThere' : 'invoicing.isMissing')}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}

const lawWords = {
  off: 'invoicing.off',
  test: 'invoicing.test',
  live: 'invoicing.live',
} as const satisfies Record<string, StaffKey>;

const needWords = {
  company: 'invoicing.need.company',
  premises: 'invoicing.need.premises',
  operator: 'invoicing.need.operator',
  certificate: 'invoicing.need.certificate',
} as const satisfies Record<LiveNeed, StaffKey>;
