import type { ProductRow } from '@izlog/contract/product/record/product-rows';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { queryOf } from '#site/admin/record/list-query.ts';
import type { ListView } from '#site/admin/record/list-view.ts';
import { RecordList } from '#site/admin/record/resource-list.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { BulkForm } from './bulk/bulk-form.tsx';
import type { PlainFieldView } from './plain-fields.ts';
import { productLook } from './product-look.ts';
import { ProductTable } from './product-table.tsx';
import type { ProductChoices } from './product-view.ts';

type ProductsScreenProps = {
  title: string;
  view: ListView<ProductRow>;
  languages: readonly SiteLanguage[];
  choices: ProductChoices;
  bulkFields: readonly PlainFieldView[];
};

/** All products of the shop: found, narrowed, in an order, and the way to a new one. */
export function ProductsScreen({ title, view, languages, choices, bulkFields }: ProductsScreenProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen
      title={title}
      acts={
        <span className="row">
          <ButtonLink to={`${address('adminProductGrid')}?${queryOf(view.filter, '')}`}>
            {t('products.grid')}
          </ButtonLink>
          <ButtonLink tone="primary" to={address('adminProduct', { id: 'novi' })}>
            {t('products.new')}
          </ButtonLink>
        </span>
      }
    >
      <div className="records-desk">
        <RecordList title={title} view={view} look={productLook}>
          <BulkForm choices={choices} fields={bulkFields} total={view.page.total} isMore={view.isMore} />
          <ProductTable title={title} view={view} languages={languages} />
        </RecordList>
      </div>
    </AdminScreen>
  );
}
