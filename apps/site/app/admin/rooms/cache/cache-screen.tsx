import { Form } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { useSingleSubmit } from '#site/kit/forms/use-single-submit.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { CacheRow } from './cache-rows.server.ts';

type CacheScreenProps = { title: string; rows: CacheRow[]; mayClear: boolean; isCleared: boolean };

/** What the page cache keeps of this site, by language, each to be emptied alone or all together (ADMIN-012). */
export function CacheScreen({ title, rows, mayClear, isCleared }: CacheScreenProps) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      {isCleared ? (
        <Note tone="success" role="status">
          {t('admin.cleared')}
        </Note>
      ) : null}
      {mayClear ? null : <Note tone="info">{t('admin.noRight')}</Note>}
      {rows.length > 0 ? <CacheTable rows={rows} mayClear={mayClear} /> : <p>{t('admin.noCaches')}</p>}
      {rows.length > 0 && mayClear ? (
        <ClearForm label={t('admin.clearAll')}>{t('admin.clearAll')}</ClearForm>
      ) : null}
    </AdminScreen>
  );
}

function CacheTable({ rows, mayClear }: Pick<CacheScreenProps, 'rows' | 'mayClear'>) {
  const { t } = useStaffText();
  return (
    <section className="table-wrap" aria-label={t('admin.caches')} tabIndex={-1}>
      <table className="grid-table">
        <thead>
          <tr>
            <th scope="col">{t('admin.site')}</th>
            <th scope="col">{t('admin.language')}</th>
            <th scope="col">{t('admin.entries')}</th>
            <th scope="col">{t('admin.size')}</th>
            <th scope="col">{t('admin.age')}</th>
            <th scope="col">{t('admin.action')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code2}>
              <td>{row.site}</td>
              <th scope="row">{row.language}</th>
              <td className="num">{row.entries}</td>
              <td className="num">{row.size}</td>
              <td className="num">{row.age}</td>
              <td>
                {mayClear ? (
                  <ClearForm language={row.code2} label={t('admin.clearOf', { language: row.language })}>
                    {t('admin.clear')}
                  </ClearForm>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function ClearForm({ language, label, children }: { language?: string; label: string; children: string }) {
  const { isBusy, onSubmit } = useSingleSubmit();
  return (
    <Form method="post" onSubmit={onSubmit}>
      {language ? <input type="hidden" name="language" value={language} /> : null}
      <Button type="submit" aria-label={label} busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
