import type { tagResource } from '@izlog/contract/product/registries/tag-resource';
import type { LookOf } from '#site/admin/record/list-view.ts';

/** How tags are named and rendered. */
export const tagLook = {
  record: 'tag',
  route: 'adminTags',
  faults: { code: { custom: 'tag.code.hint' } },
  inProducts: 'tag',
  form: 'adminTag',
} satisfies LookOf<typeof tagResource>;
