import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Tabs } from '#site/ui/controls/tabs.tsx';

const kinds = {
  adminReleases: 'content.releases',
  adminChanges: 'content.changes',
  adminPages: 'content.pages',
  adminPosts: 'content.posts',
  adminRedirects: 'redirect.list.title',
  adminFailed: 'failedRequest.list.title',
} as const satisfies Record<string, StaffKey>;

export type ContentTab = keyof typeof kinds;

/** How many there are of each; one that could not be asked has no number. */
export type ContentCounts = Partial<Record<ContentTab, number>>;

/** What goes out, what waits, and the lists that all of it is made of, side by side. */
export function ContentTabs({ of, counts }: { of: ContentTab; counts: ContentCounts }) {
  const { t } = useStaffText();
  const address = useAddress();
  const tabs = (Object.keys(kinds) as ContentTab[]).map((route) => ({
    href: address(route),
    name: t(kinds[route]),
    count: counts[route],
    current: route === of,
  }));
  return <Tabs label={t('content.kinds')} tabs={tabs} />;
}
