import type { ReactNode } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SaveBar } from '#site/admin/record/edit/save-bar.tsx';
import { useUnsaved } from '#site/admin/record/edit/use-unsaved.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { BundleMembers } from './bundle-members.tsx';
import { partKeys } from './door/part-words.ts';
import { ProductBeside } from './options/product-beside.tsx';
import { ProductOptions } from './options/product-options.tsx';
import { ProductLaw } from './product-law.tsx';
import { ProductPictures } from './product-pictures.tsx';
import { ProductPriceFields } from './product-price-fields.tsx';
import { ProductSide } from './product-side.tsx';
import { ProductSorting } from './product-sorting.tsx';
import { ProductStock } from './product-stock.tsx';
import type { ProductView } from './product-view.ts';
import { wordFields } from './product-view.ts';
import { ProductSeo, ProductWords } from './product-words.tsx';

/**
 * One product as one form: groups in a column, state and check beside them. Works without scripts. Anyone who may write only
 * prices or stock sees only those (OFFICE-08).
 */
export function ProductForm({ view, label }: { view: ProductView; label: string }) {
  const { t } = useStaffText();
  const { record, languages, may } = view;
  const shown = groups.filter(({ needs }) => may[needs]);
  const form = useSentForm({ name: 'product' });
  const unsaved = useUnsaved(form.ref, t('resource.leave'), form.isBusy);
  const labels: Record<string, string> = {};
  for (const [name, key] of Object.entries(partKeys)) labels[name] = t(key);
  for (const { code, name } of languages)
    for (const field of wordFields) labels[`${field}-${code}`] = `${labels[field]} (${name})`;
  return (
    <FormFrame form={form} label={label} labels={labels} className="stack stack--lg">
      <input type="hidden" name="revision" value={form.answer?.shown?.revision ?? record?.revision ?? ''} />
      <nav className="jump" aria-label={t('products.parts')}>
        {shown.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {t(title)}
          </a>
        ))}
      </nav>
      <div className="record">
        <div>
          {record?.format === 'bundle' && may.catalogue ? <BundleMembers form={form} view={view} /> : null}
          {shown.map(({ id, title, Fields }) => (
            <Group key={id} id={id} title={t(title)}>
              <Fields form={form} view={view} />
            </Group>
          ))}
        </div>
        <aside className="record__side goods__side" aria-label={t('products.stateAndCheck')}>
          <ProductSide form={form} view={view} />
        </aside>
      </div>
      <SaveBar form={form} unsaved={unsaved} />
    </FormFrame>
  );
}

const groups = [
  { id: 'rijeci', title: 'products.words', needs: 'catalogue', Fields: ProductWords },
  { id: 'slike', title: 'products.pictures', needs: 'catalogue', Fields: ProductPictures },
  { id: 'cijena', title: 'products.price', needs: 'prices', Fields: ProductPriceFields },
  { id: 'zaliha', title: 'products.stockAndMeasures', needs: 'stock', Fields: ProductStock },
  { id: 'razvrstaj', title: 'products.sorting', needs: 'catalogue', Fields: ProductSorting },
  { id: 'trazilice', title: 'products.seo', needs: 'catalogue', Fields: ProductSeo },
  { id: 'uz-proizvod', title: 'products.beside', needs: 'catalogue', Fields: ProductBeside },
  { id: 'opcije', title: 'products.options', needs: 'catalogue', Fields: ProductOptions },
  { id: 'zakon', title: 'products.law', needs: 'catalogue', Fields: ProductLaw },
] as const;

/** A group of the form under its title. */
function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="group" id={id} aria-labelledby={`${id}-h`}>
      <h2 id={`${id}-h`}>{title}</h2>
      {children}
    </section>
  );
}
