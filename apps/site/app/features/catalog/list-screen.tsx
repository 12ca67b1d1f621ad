import { Form, Link, useNavigation } from 'react-router';
import { RootText } from '#site/editable/root-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { MorePages } from '#site/kit/navigation/more-pages.tsx';
import { useLastingPending } from '#site/kit/navigation/use-lasting-pending.ts';
import { usePagingTexts } from '#site/kit/navigation/use-paging-texts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Breadcrumbs } from '#site/ui/breadcrumbs.tsx';
import { cachedFragment } from '#site/ui/cached-fragment.ts';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { Pagination } from '#site/ui/controls/pagination.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Count } from './choice-filter.tsx';
import { TileGrid } from './door/tile.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { chosenCount, listAddress } from './list-address.ts';
import { ListBar } from './list-bar.tsx';
import type { ListView } from './list-view.ts';
import { type ListDraft, useListDraft } from './use-list-draft.ts';

const formId = 'list-form';

/** A category of the shop: filters on the left; total, page size, sort, grid and paging on the right (CATALOG-001, CATALOG-046). */
export function ListScreen({ list }: { list: ListView }) {
  const { t } = useText();
  const draft = useListDraft(list);
  // Its front says nothing of itself.
  const shop = useAddress()('shop');
  return (
    <div className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={list.crumbs.map(({ path, ...crumb }) => ({ ...crumb, href: path }))}
        here={list.heading}
        hereLang={list.lang}
      />
      <div className="page-head">
        <RootText of="page" f="name" as="h1" lang={list.lang}>
          {list.heading}
        </RootText>
        {list.path === shop ? null : (
          <RootText of="page" f="description" as="p" className="lead" lang={list.lang}>
            {list.lead}
          </RootText>
        )}
        <Subcategories list={list} />
      </div>
      <div className="catalog">
        <FilterColumn list={list} draft={draft} />
        <div>
          <ListBar list={list} draft={draft} form={formId} />
          <FilterChips list={list} draft={draft} />
          <h2 className="vh">{t('list.gridLabel')}</h2>
          <Goods list={list} />
        </div>
      </div>
      <Featured list={list} />
    </div>
  );
}

function Subcategories({ list }: { list: ListView }) {
  const { t } = useText();
  if (list.subcategories.length === 0) return null;
  return (
    <nav aria-label={t('list.subcategories')}>
      <ul className="subnav">
        {list.subcategories.map((one) => (
          <li key={one.href}>
            <Link to={one.href}>
              <bdi lang={one.lang}>{one.name}</bdi>
              {one.products ? <Count total={one.products} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Without scripts it is a form with a button; with them every change takes effect by itself. */
function FilterColumn({ list, draft }: { list: ListView; draft: ListDraft }) {
  const { t } = useText();
  const count = chosenCount(draft.chosen);
  return (
    <aside className="catalog__filters" aria-label={t('list.filters')}>
      <Form id={formId} method="get" action={list.path}>
        {list.filters.length > 0 ? (
          <div className="between filters-head">
            <h2 className="h4">{t('list.filters')}</h2>
            {count > 0 ? (
              <span className="small faint" role="status">
                {t('list.filtersChosen', { count })}
              </span>
            ) : null}
          </div>
        ) : null}
        {cachedFragment(FilterFields, { filters: list.filters, draft, prefix: 'column' })}
      </Form>
    </aside>
  );
}

const tilesOf = (data: unknown) => (data as ListView).tiles;

function Goods({ list }: { list: ListView }) {
  const { t } = useText();
  const texts = usePagingTexts();
  const isPending = useLastingPending(useNavigation().state === 'loading');
  const hrefOf = (page: number) => listAddress(list, page);
  const shop = useAddress()('shop');
  const isNarrowed = Object.keys(list.chosen).length > 0 || list.isFeatured;
  if (list.tiles.length === 0) {
    return (
      <EmptyState
        title={t(isNarrowed ? 'list.empty' : 'list.nothingYet')}
        actions={
          isNarrowed ? (
            <ButtonLink to={listAddress({ ...list, chosen: {}, isFeatured: false })}>
              {t('list.clearFilters')}
            </ButtonLink>
          ) : list.path === shop ? null : (
            <ButtonLink to={shop}>{t('search.toShop')}</ButtonLink>
          )
        }
        headingLevel={3}
      />
    );
  }
  return (
    <div aria-busy={isPending || undefined}>
      <MorePages pagination={list.pagination} items={list.tiles} hrefOf={hrefOf} itemsOf={tilesOf}>
        {(tiles) => <TileGrid tiles={tiles} label={t('list.gridLabel')} eager={3} />}
      </MorePages>
      <Pagination
        current={list.pagination.page}
        total={list.pagination.lastPage}
        href={hrefOf}
        texts={texts}
      />
    </div>
  );
}

/** Featured products of a category (CATALOG-046). */
function Featured({ list }: { list: ListView }) {
  const { t } = useText();
  if (list.featured.length === 0) return null;
  return (
    <section className="section" aria-labelledby="featured">
      <div className="section__head">
        <h2 id="featured">{t('list.featured')}</h2>
      </div>
      <TileGrid tiles={list.featured} four />
    </section>
  );
}
