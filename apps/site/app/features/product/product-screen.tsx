import type { Product } from '@izlog/contract/product/product';
export function ProductScreen({ product }: { product: Product }) {
  return (
    <div className="container">
      <h1>{product.name}</h1>
    </div>
  );
}
