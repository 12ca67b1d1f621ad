import type { ProductFile } from '@izlog/contract/product/files/product-files';
import { Link, useActionData } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { CsvFields } from '#site/admin/record/file/csv-fields.tsx';
import { ChooseFile } from '#site/admin/record/file/file-steps.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { fileStateWords } from './file-words.ts';

/** What the screen of files shows. */
export interface FilesView {
  files: readonly Pick<ProductFile, 'id' | 'name' | 'state' | 'createdAt'>[];
  hasOrders: boolean;
  hasPeople: boolean;
}

/** Products in from a file, and everything out as one. */
export function FilesScreen({ title, view }: { title: string; view: FilesView }) {
  const { t, longDate } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <section className="stack" aria-labelledby="files-in">
        <h2 id="files-in">{t('products.fileIn')}</h2>
        <p>{t('products.fileInLead')}</p>
        <UploadForm />
        {view.files.length > 0 ? (
          <ul className="ledger" aria-label={t('imports.past')}>
            {view.files.map(({ id, name, state, createdAt }) => (
              <li key={id}>
                <div>
                  <Link className="link" to={address('adminFile', { id: String(id) })}>
                    <b>{name}</b>
                  </Link>
                  <p className="small soft">
                    {longDate(createdAt)}
                    {' · '}
                    {t(fileStateWords[state])}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        ) : null}
      </section>
      <section className="stack" aria-labelledby="files-out">
        <h2 id="files-out">{t('products.fileOut')}</h2>
        <p>{t('products.fileOutLead')}</p>
        <ul className="plain">
          <Out href="/_/take-out/products" words="products.fileOutProducts" />
          <Out href="/_/take-out/products-json" words="products.fileOutJson" />
          <Out href="/_/take-out/stock" words="products.fileOutStock" />
          {view.hasOrders ? <Out href="/_/orders-csv" words="products.fileOutOrders" /> : null}
          {view.hasPeople ? (
            <li>
              <Link className="link" to={address('adminPeople')}>
                {t('people.files')}
              </Link>
            </li>
          ) : null}
        </ul>
      </section>
    </AdminScreen>
  );
}

function Out({ href, words }: { href: string; words: StaffKey }) {
  const { t } = useStaffText();
  return (
    <li>
      <a className="link" href={href} download>
        {t(words)}
      </a>
    </li>
  );
}

function UploadForm() {
  const { t } = useStaffText();
  const answer = useActionData() as { refused?: StaffKey } | undefined;
  return (
    <ChooseFile label={t('products.fileLook')} refused={answer?.refused} look="products.fileLook">
      <CsvFields
        label={t('products.fileChoose')}
        hint={t('products.fileHint')}
        also=",.json,application/json"
      />
    </ChooseFile>
  );
}
