/** What a link can lead to by kind and id, so that renaming the target breaks nothing. `category` and `tag` are terms of the blog. */
export const linkKinds = [
  'page',
  'post',
  'product',
  'service',
  'category',
  'tag',
  'productCategory',
  'event',
  'navigation',
] as const;
export type LinkKind = (typeof linkKinds)[number];
