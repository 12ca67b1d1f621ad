import { Link } from 'react-router';
import { SendButton } from '../../kit/forms/form-fields.tsx';
import { FormFrame } from '../../kit/forms/form-frame.tsx';
import { useSentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { RecordContent } from '../content/uses/record-content.tsx';
import { AdminScreen } from '../frame/admin-screen.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import { ProductHistory } from './history/product-history.tsx';
import { ProductDownloads } from './options/product-downloads.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductVariants } from './product-variants.tsx';
import type { ProductView } from './product-view.ts';

/** One product for staff: its form, and what else can be done with it. */
export function ProductScreen({ title, view }: { title: string; view: ProductView }) {
  const { t } = useStaffText();
  const { record, may } = view;
  const all = useAddress()(may.catalogue ? 'adminProducts' : 'adminProductGrid');
  return (
    <AdminScreen title={title}>
      <p className="row">
        <Link className="link" to={all}>
          {t(may.catalogue ? 'products.all' : 'products.grid')}
        </Link>
      </p>
      {/* Once more when it was saved: the fields then show what there is. */}
      <ProductForm key={record?.revision ?? ''} view={view} label={title} />
      {view.variants ? <ProductVariants view={view} variants={view.variants} /> : null}
      {record?.format === 'e-product' && may.catalogue ? <ProductDownloads view={view} /> : null}
      <ProductHistory view={view} />
      {record && view.uses ? <RecordContent kind="product" id={record.id} view={view.uses} /> : null}
      {record && may.catalogue ? <Acts view={view} /> : null}
    </AdminScreen>
  );
}

/** A copy, away and back, and gone for good while nobody ordered it. */
function Acts({ view: { record } }: { view: ProductView }) {
  const { t } = useStaffText();
  const copy = useSentForm({ name: 'copy' });
  const archive = useSentForm({ name: 'archive' });
  const remove = useSentForm({ name: 'delete' });
  if (!record) return null;
  const away = t(record.state === 'archived' ? 'products.unarchive' : 'products.archive');
  return (
    <section className="panel stack" aria-labelledby="h-radnje">
      <h2 id="h-radnje">{t('products.acts')}</h2>
      <div className="row">
        {record.format === 'configurable' ? null : (
          <FormFrame form={copy} label={t('products.copy')}>
            <SendButton form={copy}>{t('products.copy')}</SendButton>
          </FormFrame>
        )}
        <FormFrame form={archive} label={away}>
          <SendButton form={archive}>{away}</SendButton>
        </FormFrame>
      </div>
      {record.isOrdered ? (
        <p className="small soft">{t('products.orderedLead')}</p>
      ) : (
        <details open={remove.answer !== undefined}>
          <summary className="link">{t('products.delete')}</summary>
          <FormFrame form={remove} label={t('products.delete')}>
            <p className="small soft">{t('products.deleteLead')}</p>
            <SendButton form={remove} tone="danger">
              {t('products.deleteSend')}
            </SendButton>
          </FormFrame>
        </details>
      )}
    </section>
  );
}
