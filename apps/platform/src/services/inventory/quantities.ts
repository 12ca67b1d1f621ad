/** Pieces of one product, and the day they are for: `on` (YYYY-MM-DD), counted at the product `of` that asks for it. */
export interface Quantities {
  productId: number;
  quantity: number;
  day?: { on: string; of: number };
}
