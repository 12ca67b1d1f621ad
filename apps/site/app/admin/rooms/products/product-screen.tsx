import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { changedIn } from '#site/admin/record/edit/use-unsaved.ts';
import { RecordContent } from '#site/admin/record/uses/record-content.tsx';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Note } from '#site/ui/note.tsx';
import { ProductHistory } from './history/product-history.tsx';
import { ProductKind } from './kind/product-kind.tsx';
import { ProductDownloads } from './options/product-downloads.tsx';
import { ProductForm } from './product-form.tsx';
import type { ProductView } from './product-view.ts';
import { ProductVariants } from './variants/product-variants.tsx';

/** Whether its buyers get files: itself is one or has some, or a variant of it is one. */
const isOfFiles = ({ format, downloads }: ProductRecord, variants: ProductView['variants']): boolean =>
  format === 'e-product' ||
  downloads.length > 0 ||
  (variants?.variants.some(({ isFile }) => isFile) ?? false);

/** One product for staff: its form, and what else can be done with it. */
export function ProductScreen({
  title,
  view,
  copyOf,
}: {
  title: string;
  view: ProductView;
  /** The product that it was just copied from. */
  copyOf?: string | undefined;
}) {
  const { t } = useStaffText();
  const { record, may } = view;
  const { top, shown, hold, letGo } = useTypedAbove(view);
  const all = useAddress()(may.catalogue ? 'adminProducts' : 'adminProductGrid');
  return (
    <AdminScreen title={title}>
      <div className="row">
        <Link className="link" to={all}>
          {t(may.catalogue ? 'products.all' : 'products.grid')}
        </Link>
        {record && may.catalogue && !view.href ? <Preview /> : null}
      </div>
      {record && copyOf ? <CopyNote record={record} languages={view.languages} of={copyOf} /> : null}
      <div ref={top} onSubmitCapture={letGo}>
        {/* Once more when it was saved: the fields then show what there is. */}
        <ProductForm key={shown.record?.revision ?? ''} view={shown} label={title} />
      </div>
      <div className="stack stack--lg" onSubmitCapture={hold}>
        {view.variants ? <ProductVariants view={view} variants={view.variants} /> : null}
        {record && may.catalogue && isOfFiles(record, view.variants) ? (
          <ProductDownloads key={JSON.stringify(record.downloads)} view={view} />
        ) : null}
        <ProductHistory view={view} />
        {record && view.uses ? <RecordContent kind="product" id={record.id} view={view.uses} /> : null}
        {record && may.catalogue ? <ProductKind record={record} preview={view.kindPreview} /> : null}
        {record && may.catalogue ? <Acts view={view} /> : null}
      </div>
    </AdminScreen>
  );
}

/**
 * The product as the form above shows it. A form below that is sent changes the product under what is typed above: that
 * stays, upon what it was typed over, and the platform tells apart what each of them changed (OFFICE-14).
 */
function useTypedAbove(view: ProductView) {
  const top = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  const [seen, setSeen] = useState({ view, shown: view });
  if (seen.view !== view) setSeen({ view, shown: isHeld ? seen.shown : view });
  return {
    top,
    shown: seen.shown,
    hold: () => {
      const form = top.current?.querySelector('form');
      setHeld(form ? changedIn(form) > 0 : false);
    },
    letGo: () => setHeld(false),
  };
}

/** What a copy has of its own, and the way back to what it was made of. */
function CopyNote({
  record: { sku, words },
  languages,
  of,
}: Pick<ProductView, 'languages'> & { record: ProductRecord; of: string }) {
  const { t } = useStaffText();
  const address = useAddress();
  const main = languages.find(({ isDefault }) => isDefault)?.code ?? '';
  const slug = (words[main] ?? Object.values(words)[0])?.slug ?? '';
  return (
    <Note tone="info" title={t('products.copied')} role="status">
      <p>
        {sku ? t('products.copiedLead', { sku, slug }) : t('products.copiedWithoutSku', { slug })}{' '}
        <Link className="link" to={address('adminProduct', { id: of })}>
          {t('products.copiedFrom')}
        </Link>
      </p>
    </Note>
  );
}

/** The page of a product that is not public, in a tab of its own: what is typed here stays. */
function Preview() {
  const { t } = useStaffText();
  return (
    <Form method="post" target="_blank" reloadDocument className="row">
      <input type="hidden" name="form" value="preview" />
      <Button type="submit">{t('products.preview')}</Button>{' '}
      <span className="small soft">{t('products.previewHint')}</span>
    </Form>
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
        <FormFrame form={copy} label={t('products.copy')}>
          <SendButton form={copy}>{t('products.copy')}</SendButton>
        </FormFrame>
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
