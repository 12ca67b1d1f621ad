/** What was bought as the dialect names it: a variant by its product and itself, anything else by itself. */
export const productIds = (id: number, parents: ReadonlyMap<number, number>) => {
  const parent = parents.get(id);
  return parent === undefined
    ? { product_id: id, variation_id: 0 }
    : { product_id: parent, variation_id: id };
};
