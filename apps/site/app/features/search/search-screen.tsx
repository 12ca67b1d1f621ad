import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { AddToCartForm } from '#site/features/cart/door/add-to-cart-form.tsx';
import { priceProps } from '#site/features/catalog/door/tile.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { useFrame } from '#site/kit/frame/use-frame.ts';
import { MorePages } from '#site/kit/navigation/more-pages.tsx';
import { usePagingTexts } from '#site/kit/navigation/use-paging-texts.ts';
import { useAddress } from '#site/links/addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { ButtonLink } from '#site/ui/controls/button-link.tsx';
import { MoreLink } from '#site/ui/controls/more-link.tsx';
import { Pagination } from '#site/ui/controls/pagination.tsx';
import { Tabs } from '#site/ui/controls/tabs.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import { Picture } from '#site/ui/pictures/picture.tsx';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';
import { Price } from '#site/ui/price.tsx';
import { SearchForm } from './door/search-form.tsx';
import { Marked } from './marked.tsx';
import { searchAddress } from './search-address.ts';
import type { HitView, SearchView } from './search-view.ts';

/** How long after the last key the results follow, in ms (SEARCH-007). */
const debounce = 500;

/**
 * The search page: a field, tabs with the number of their finds, results with paging (SEARCH-001 to SEARCH-009,
 * SEARCH-018). All of its state stands in the address, so that it can be sent to others and goes back with the browser.
 */
export function SearchScreen({ view }: { view: SearchView }) {
  const { t } = useText();
  const path = useAddress()('search');
  const texts = usePagingTexts();
  const { state, category, tabs, hits, pagination } = view;
  const search = useSearchState(view);
  const hrefOf = (page: number) => searchAddress(path, { ...state, category, page });
  return (
    <div className="container">
      <div className="page-head search-head">
        <h1>{t('search.title')}</h1>
        <SearchForm
          label={t('search.hereToo')}
          value={state.query}
          isPage
          onText={search.later}
          onSearch={search.now}
        />
      </div>
      {state.query === '' ? (
        <Start />
      ) : (
        <>
          <Tabs
            label={t('search.tabs')}
            tabs={tabs.map((tab) => ({
              name: t(`search.${tab.category}`),
              count: tab.total,
              current: tab.category === category,
              // Another tab begins at its first page (SEARCH-008).
              href: searchAddress(path, { ...state, category: tab.category, page: 1 }),
            }))}
          />
          <Corrected view={view} path={path} />
          <Status view={view} />
          {hits.length === 0 ? (
            <Nothing view={view} />
          ) : (
            <>
              <MorePages pagination={pagination} items={hits} hrefOf={hrefOf} itemsOf={hitsOf}>
                {(shown) => (
                  <ul className="results">
                    {shown.map((hit) => (
                      <Result key={`${hit.category} ${hit.id}`} hit={hit} />
                    ))}
                  </ul>
                )}
              </MorePages>
              <Pagination current={pagination.page} total={pagination.lastPage} href={hrefOf} texts={texts} />
            </>
          )}
        </>
      )}
    </div>
  );
}

const hitsOf = (data: unknown) => (data as SearchView).hits;

/** Brings what is typed into the address: half a second after the last key, or at once when it is sent. */
function useSearchState(view: SearchView) {
  const { t } = useText();
  const path = useAddress()('search');
  const navigate = useNavigate();
  const location = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Keys that are pressed while a tab opens come from the page before it: what counts is where one is when the text goes.
  const shown = useRef({ view, location });
  useEffect(() => {
    shown.current = { view, location };
  });

  const go = (query: string, replace: boolean) => {
    clearTimeout(timer.current);
    const {
      view: { state, category },
      location,
    } = shown.current;
    // A new text keeps the tab one has chosen and begins at its first page.
    const chosen = state.category && category;
    const target = searchAddress(path, { query: query.trim(), category: chosen, page: 1, isExact: false });
    if (target === `${location.pathname}${location.search}`) {
      // The name is what developers look for, the text says what it means (SEARCH-012).
      console.warn('redundantNavigationSkipped', t('error.redundantNavigationSkipped'));
    } else void navigate(target, { replace, preventScrollReset: true });
  };
  return {
    later(query: string) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => go(query, true), debounce);
    },
    /** Sending on the search page tells anyone who listens, and stays on it (SEARCH-011). */
    now(query: string) {
      window.dispatchEvent(new CustomEvent('search', { detail: { ...view.state, query } }));
      go(query, false);
    },
  };
}

function Status({ view: { state, corrected, category, pagination } }: { view: SearchView }) {
  const { t } = useText();
  const found = category === 'products' ? 'search.foundProducts' : 'search.foundOthers';
  return (
    <p className="small soft search-status" role="status">
      {pagination.total > 0
        ? t(found, { count: pagination.total, query: corrected ?? state.query })
        : t('search.none')}
    </p>
  );
}

function Corrected({ view: { state, corrected, category }, path }: { view: SearchView; path: string }) {
  const { t } = useText();
  if (corrected === null) return null;
  const exact = searchAddress(path, { ...state, category, page: 1, isExact: true });
  return (
    <p className="search-corrected">
      {t('search.corrected', { corrected })}{' '}
      <MoreLink to={exact}>{t('search.exactly', { query: state.query })}</MoreLink>
    </p>
  );
}

/** Nothing was looked for yet: what can be found here, and the ways on without words. */
function Start() {
  const { t } = useText();
  return (
    <EmptyState title={t('search.startTitle')} actions={<Ways sells={useFrame()?.isEcommerce ?? false} />}>
      <p>{t('search.start')}</p>
    </EmptyState>
  );
}

function Nothing({ view: { state, tabs } }: { view: SearchView }) {
  const { t } = useText();
  const isElsewhere = tabs.some(({ total }) => total > 0);
  return (
    <EmptyState
      title={t(isElsewhere ? 'search.noneHere' : 'search.noneFor', { query: state.query })}
      actions={isElsewhere ? null : <Ways sells={tabs.some(({ category }) => category === 'products')} />}
    >
      <p>{t(isElsewhere ? 'search.noneHereHelp' : 'search.noneHelp')}</p>
    </EmptyState>
  );
}

/** Where one goes on without a find: into the shop, if there is one, or to somebody who knows. */
function Ways({ sells }: { sells: boolean }) {
  const { t } = useText();
  const address = useAddress();
  return (
    <>
      {sells ? <ButtonLink to={address('shop')}>{t('search.toShop')}</ButtonLink> : null}
      <ButtonLink to={address('page', { slug: 'kontakt' })} tone="quiet">
        {t('search.toContact')}
      </ButtonLink>
    </>
  );
}

function Result({ hit }: { hit: HitView }) {
  const text = useText();
  const date = hit.date ? text.longDate(hit.date) : '';
  const lines = [date, hit.excerpt || hit.line].filter(Boolean);
  const picture = hit.picture && pictureOf(hit.picture, 'tile', '');
  return (
    <li className="result">
      <Picture {...(picture ?? { width: 800, height: 800, alt: '' })} sizes="7rem" seed={hit.title} />
      <div>
        <h2 lang={hit.lang}>
          <Link to={hit.href} prefetch="intent">
            <Marked title={hit.title} marks={hit.marks} />
          </Link>
        </h2>
        {lines.length > 0 ? <p lang={hit.excerpt ? hit.lang : undefined}>{lines.join(' · ')}</p> : null}
      </div>
      {hit.price ? <Price {...priceProps(hit.price, text)} /> : null}
      <Offer hit={hit} />
      {hit.total === null ? null : (
        <p className="small soft price">{text.t('search.inCategory', { count: hit.total })}</p>
      )}
    </li>
  );
}

/** One piece into the cart, as from a list; why it was refused stands below. */
function Offer({ hit: { id, title, offer } }: { hit: HitView }) {
  const { t } = useText();
  if (offer === 'soldOut') return <p className="result__offer small faint">{t('product.outOfStock')}</p>;
  if (offer === null) return null;
  return (
    <AddToCartForm className="result__offer">
      {({ isBusy, refusal }) => (
        <>
          <input type="hidden" name="productId" value={id} />
          <Button type="submit" busy={isBusy} aria-label={`${t('list.addToCart')}: ${title}`}>
            {t('list.addToCart')}
          </Button>
          {refusal ? (
            <p className="field__error" role="alert">
              {refusal}
            </p>
          ) : null}
        </>
      )}
    </AddToCartForm>
  );
}
