import { longestArchive } from '@izlog/contract/ecommerce/orders/archive-limits';
import { DayField } from '#site/admin/ground/frame/day-field.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { type ArchivePeriod, archiveFaults } from './archive-period.ts';

/** The documents of a period as one download with a list, for the bookkeeper. Works without scripts. */
export function PaperArchive({ period: { from, to, why } }: { period: ArchivePeriod }) {
  const { t } = useStaffText();
  const fault = why && archiveFaults[why];
  const errorOf = (name: 'from' | 'to', typed: string) =>
    fault?.at === name ? t(fault.key, { typed, count: longestArchive }) : undefined;
  return (
    <section className="stack" aria-labelledby="h-dokumenti">
      <h2 id="h-dokumenti">{t('archive.title')}</h2>
      <p>{t('archive.lead')}</p>
      <form
        key={`${from} ${to} ${why}`}
        method="get"
        action="/_/paper-archive"
        className="admin__filters"
        aria-labelledby="h-dokumenti"
      >
        <DayField name="from" label={t('log.from')} day={from} error={errorOf('from', from)} />
        <DayField name="to" label={t('log.to')} day={to} error={errorOf('to', to)} />
        <Button type="submit" tone="primary">
          <Icon name="download" /> {t('archive.get')}
        </Button>
      </form>
    </section>
  );
}
