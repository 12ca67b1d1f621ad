import { Group, RecordHead } from '#site/admin/ground/frame/record-parts.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ScanForm } from './scan-form.tsx';

/** Where parcels come in: a code leads to its return. For who only packs, too. Works without scripts. */
export function ScanScreen({ title, mayReadList }: { title: string; mayReadList: boolean }) {
  const { t } = useStaffText();
  const address = useAddress();
  const back = mayReadList
    ? { to: address('adminReturns'), name: t('staffReturn.list.title') }
    : { to: address('adminPacking'), name: t('shopOrders.toPack') };
  return (
    <>
      <RecordHead title={title} lead={t('staffReturn.scanLead')} back={back} />
      <Group title={t('staffReturn.scan')}>
        <ScanForm label={t('staffReturn.scanCode')} />
      </Group>
    </>
  );
}
