import type { ContentImport } from '@izlog/contract/cms/import/content-import';
import { Link, useActionData, useNavigation } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { FileField } from '#site/admin/record/file/file-field.tsx';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import type { ImportRow, RefusedExport } from './imports.server.ts';

/** What was brought from WordPress so far, and the form that brings more. */
export function ImportsScreen({ title, rows }: { title: string; rows: ImportRow[] }) {
  const { t } = useStaffText();
  return (
    <AdminScreen title={title}>
      <p>{t('imports.lead')}</p>
      <UploadForm />
      {rows.length > 0 ? (
        <ul className="ledger" aria-label={t('imports.past')}>
          {rows.map((row) => (
            <ImportLine key={row.id} row={row} />
          ))}
        </ul>
      ) : null}
    </AdminScreen>
  );
}

function UploadForm() {
  const { t } = useStaffText();
  const isBusy = useNavigation().state === 'submitting';
  const answer = useActionData() as RefusedExport | undefined;
  return (
    <form
      method="post"
      encType="multipart/form-data"
      aria-label={t('imports.upload')}
      className="stack admin__form"
    >
      {answer?.refused ? (
        <Note tone="danger" role="alert">
          {t(`imports.refused.${answer.refused}`)}
        </Note>
      ) : null}
      <FileField
        label={t('imports.file')}
        hint={t('imports.fileHint')}
        name="file"
        accept=".xml,text/xml"
        required
      />
      <Button type="submit" tone="primary" busy={isBusy}>
        {t('imports.upload')}
      </Button>
    </form>
  );
}

function ImportLine({ row }: { row: ImportRow }) {
  const { t, longDate } = useStaffText();
  const address = useAddress();
  return (
    <li>
      <div>
        <Link className="link" to={address('adminImport', { id: String(row.id) })}>
          <b>{row.name}</b>
        </Link>
        <p className="small soft">
          {longDate(row.createdAt)}
          {' · '}
          {t(`imports.state.${row.state satisfies ContentImport['state']}`)}
        </p>
      </div>
    </li>
  );
}
