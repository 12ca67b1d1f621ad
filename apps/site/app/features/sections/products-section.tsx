import { Panes, ProductPane, type ProductPaneProps } from '../../ui/product-pane.tsx';
import { SectionHead, type SectionTitle } from '../../ui/section-head.tsx';
import { SectionFrame } from './section-frame.tsx';

type ProductsSectionProps = SectionTitle & { products: readonly ProductPaneProps[] };

/** A shelf of chosen, discounted or newest products. */
export function ProductsSection({ products, ...head }: ProductsSectionProps) {
  return (
    <SectionFrame labelledBy={head.id}>
      <SectionHead {...head} />
      <Panes four>
        {products.map((product) => (
          <ProductPane key={product.href} {...product} />
        ))}
      </Panes>
    </SectionFrame>
  );
}
