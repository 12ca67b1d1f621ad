import { productPlainFields } from './product.ts';

/** What the plain fields of a product are called, by their names: the texts `products.<name>` of the staff of a language. */
export const fieldWords = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.keys(productPlainFields).flatMap((name) => {
      const words = texts[['products', name].join('.')];
      return words ? [[name, words]] : [];
    }),
  );
