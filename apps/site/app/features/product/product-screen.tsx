import { useText } from '../../i18n/use-text.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Badge } from '../../ui/tag.tsx';
import { TileGrid } from '../catalog/tile.tsx';
import { BuyRow } from './buy-row.tsx';
import { Gallery } from './gallery.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductPrice } from './product-price.tsx';
import type { ProductView } from './product-view.ts';

/** Gallery, name, prices, stock, words and facts of one product, and what goes with it (PRODUCT-007). */
export function ProductScreen({ product }: { product: ProductView }) {
  const { t } = useText();
  const above = [product.kindLine, product.sku ? `${t('product.sku')} ${product.sku}` : '']
    .filter(Boolean)
    .join(', ');
  return (
    <div className="container">
      <Breadcrumbs
        label={t('breadcrumbs.label')}
        trail={product.crumbs.map(({ name, path }) => ({ name, href: path }))}
        here={product.name}
      />
      <div className="product">
        <Gallery pictures={product.pictures} name={product.name} />
        <section className="product__buy" aria-label={t('product.buy')}>
          <div className="product__title">
            {above ? <p className="small faint">{above}</p> : null}
            <h1>{product.name}</h1>
            <p className="product__meta">
              <Stock stock={product.stock} />
            </p>
          </div>
          {product.shortDescription ? <p className="soft">{product.shortDescription}</p> : null}
          <ProductPrice product={product} />
          <BuyRow product={product} />
          <ProductFacts product={product} />
        </section>
      </div>
      <ProductDetails product={product} />
      {product.related.length > 0 ? (
        <section className="section" aria-labelledby="related">
          <div className="section__head">
            <h2 id="related">{t('product.related')}</h2>
          </div>
          <TileGrid tiles={product.related} four />
        </section>
      ) : null}
    </div>
  );
}

function Stock({ stock }: Pick<ProductView, 'stock'>) {
  const { t } = useText();
  if (stock.status === 'outOfStock') return <Badge tone="danger">{t('product.outOfStock')}</Badge>;
  if (stock.status === 'backorder') return <Badge tone="info">{t('product.backorder')}</Badge>;
  if (stock.status === 'low' && stock.quantity) {
    return <Badge tone="offer">{t('product.low', { count: stock.quantity })}</Badge>;
  }
  return <Badge tone="success">{t('product.inStock')}</Badge>;
}
