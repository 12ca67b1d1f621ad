import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import type { UsesView } from './load-uses.server.ts';
import { UsedIn } from './used-in.tsx';

/** What content knows of a product or category: where it is named, and the versions of its words. */
export function RecordContent({
  kind,
  id,
  view,
}: {
  kind: 'product' | 'category';
  id: number;
  view: UsesView;
}) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <section className="panel stack">
      <UsedIn view={view} nothing="content.namedNowhere" />
      <p>
        <Link className="link" to={address('adminHistory', { kind, id: String(id) })}>
          {t('content.wordVersions')}
        </Link>
      </p>
    </section>
  );
}
