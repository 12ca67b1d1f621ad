/** The words of a product in one language, as its form sends them. */
export const recordWords = (name: string, more: object = {}) => ({
  name,
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
  ...more,
});
