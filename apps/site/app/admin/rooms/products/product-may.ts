/** Which parts of a product somebody may write; who keeps the catalogue writes all. */
export interface ProductMay {
  catalogue: boolean;
  prices: boolean;
  stock: boolean;
}
