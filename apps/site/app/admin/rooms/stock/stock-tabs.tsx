import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';

/** The three sides of the stock. */
export function StockTabs({ now }: { now: 'adminStock' | 'adminMovements' | 'adminCount' }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = [
    { route: 'adminStock', name: t('stock.levels') },
    { route: 'adminMovements', name: t('stock.movements') },
    { route: 'adminCount', name: t('stock.count') },
  ] as const;
  return (
    <Tabs
      label={t('stock.title')}
      tabs={tabs.map(({ route, name }) => ({ href: address(route), name, current: route === now }))}
    />
  );
}
