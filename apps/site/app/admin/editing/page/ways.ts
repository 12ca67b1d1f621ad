import type { FieldDeclaration, FieldKind } from '@izlog/contract/sections/fields';

/** How a field that stands on the page is changed: where it stands, or in a dialog. All are among the settings of their part too. */
const ways: Readonly<Record<FieldKind, 'inPlace' | 'dialog'>> = {
  text: 'inPlace',
  rich: 'inPlace',
  media: 'dialog',
  medias: 'dialog',
  button: 'dialog',
  link: 'dialog',
  icon: 'dialog',
  number: 'dialog',
  yesNo: 'dialog',
  day: 'dialog',
  instant: 'dialog',
  colour: 'dialog',
  posts: 'dialog',
  products: 'dialog',
  categories: 'dialog',
  terms: 'dialog',
  form: 'dialog',
  seo: 'dialog',
  id: 'dialog',
  ids: 'dialog',
  choice: 'dialog',
};

export const hasDialog = (field: FieldDeclaration | undefined): boolean =>
  field !== undefined && ways[field.kind] === 'dialog';
