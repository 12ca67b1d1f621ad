import { Link } from 'react-router';
import { titleWords } from '#site/admin/editing/door/title-words.ts';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useDocumentAddress } from '#site/admin/ground/frame/use-document-address.ts';
import { fieldWords } from '#site/admin/ground/text/section-words.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Badge } from '#site/ui/tag.tsx';
import type { StaleRow, StaleView } from './changes-view.ts';

/** What was changed in one language after its translation, by document: each leads to the translation (CMS-007). */
export function StaleScreen({ title, view: { rows, from, next } }: { title: string; view: StaleView }) {
  const { t } = useStaffText();
  const address = useAddress();
  const all = address('adminStale');
  return (
    <AdminScreen title={title}>
      <p className="soft">{t('content.staleLead')}</p>
      {rows.length === 0 ? (
        <EmptyState title={t(next === null ? 'content.noStale' : 'content.noStaleHere')} />
      ) : null}
      <ul className="plain stack">
        {rows.map((row) => (
          <li key={`${row.kind}:${row.id}:${row.language}`} className="panel stack">
            <Stale row={row} />
          </li>
        ))}
      </ul>
      {from > 0 || next !== null ? (
        <p className="row">
          {from > 0 ? (
            <Link className="link" to={all}>
              {t('content.staleFirst')}
            </Link>
          ) : null}
          {next === null ? null : (
            <Link className="link" to={`${all}?od=${next}`}>
              {t('content.staleNext')}
            </Link>
          )}
        </p>
      ) : null}
    </AdminScreen>
  );
}

function Stale({
  row: { kind, id, language, title, languageName, sourceName, fields, count },
}: {
  row: StaleRow;
}) {
  const { t } = useStaffText();
  const documentAddress = useDocumentAddress();
  return (
    <>
      <h2 className="row">
        <Link className="link" to={documentAddress({ kind, id, language })}>
          {titleWords(t, title, id)}
        </Link>
        <Badge>{languageName}</Badge>
      </h2>
      <p className="small soft">
        {t('content.staleOf', { count, source: sourceName })}{' '}
        {fields.map((name) => fieldWords(t, name)).join(', ')}
      </p>
    </>
  );
}
