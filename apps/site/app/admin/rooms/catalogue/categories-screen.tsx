import type { EndpointAnswer } from '@izlog/contract/endpoint';
import type { categoryTree } from '@izlog/contract/product/registries/category-resource';
import { Link } from 'react-router';
import { AdminScreen } from '#site/admin/ground/frame/admin-screen.tsx';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SiteLanguage } from '#site/i18n/site-language.ts';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import { Badge } from '#site/ui/tag.tsx';

type Category = EndpointAnswer<typeof categoryTree>['records'][number];
type CategoriesProps = { title: string; rows: readonly Category[]; languages: readonly SiteLanguage[] };

/** The categories of the shop as a tree; their order is changed by buttons, which work without scripts (CATALOG-047). */
export function CategoriesScreen({ title, rows, languages }: CategoriesProps) {
  const { t } = useStaffText();
  const address = useAddress();
  return (
    <AdminScreen title={title}>
      <div className="between">
        <p className="small soft" role="status">
          {t('categories.count', { count: rows.length })}
        </p>
        <ButtonLink tone="primary" to={address('adminCategory', { id: 'novi' })}>
          {t('category.new')}
        </ButtonLink>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={t('category.list.nothing')}>
          <p>{t('category.list.nothingLead')}</p>
        </EmptyState>
      ) : (
        <ul className="ledger category-tree" aria-label={title}>
          {rows.map((row) => (
            <Row key={row.id} row={row} languages={languages} />
          ))}
        </ul>
      )}
    </AdminScreen>
  );
}

function Row({ row, languages }: { row: Category } & Pick<CategoriesProps, 'languages'>) {
  const { t } = useStaffText();
  const address = useAddress();
  const missing = languages.filter(({ code }) => !row.languages.includes(code));
  return (
    <li>
      <div className="category-tree__name" data-depth={Math.min(row.depth, 5)}>
        {row.depth > 0 ? (
          <span className="vh">{t('categories.level', { level: row.depth + 1 })} </span>
        ) : null}
        <Link className="link" to={address('adminCategory', { id: String(row.id) })}>
          {row.name}
        </Link>{' '}
        {row.isPublished ? null : <Badge tone="info">{t('categories.hidden')}</Badge>}
        <div className="small soft">
          {row.products > 0 ? (
            <Link to={`${address('adminProducts')}?category=${row.id}`}>
              {t('categories.products', { count: row.products })}
            </Link>
          ) : (
            t('categories.products', { count: 0 })
          )}
          {missing.length > 0
            ? ` · ${t('categories.untranslated', { languages: missing.map(({ name }) => name).join(', ') })}`
            : null}
        </div>
      </div>
      <Moves row={row} />
    </li>
  );
}

function Moves({ row: { id, name, isFirst, isLast } }: { row: Category }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: `move-${id}` });
  return (
    <FormFrame form={form} label={t('categories.moveLabel', { name })} className="row category-tree__moves">
      <button
        className="icon-button"
        type="submit"
        name="way"
        value="up"
        disabled={isFirst}
        aria-label={t('categories.up', { name })}
      >
        <Icon name="down" className="category-tree__up" />
      </button>
      <button
        className="icon-button"
        type="submit"
        name="way"
        value="down"
        disabled={isLast}
        aria-label={t('categories.down', { name })}
      >
        <Icon name="down" />
      </button>
    </FormFrame>
  );
}
