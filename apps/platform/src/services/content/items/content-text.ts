import type { PartInput } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import type { Seo } from '@izlog/contract/cms/content/seo';

type Fields = Record<string, unknown>;

/** The texts and sections of an item in one language. What is left out stays as it is, or is empty when new. */
export interface ContentText {
  title?: string;
  slug?: string;
  excerpt?: string;
  meta?: Fields;
  options?: Fields;
  mobileMeta?: Fields;
  mobileOptions?: Fields;
  parts?: readonly PartInput[];
  body?: RichNode | null;
  mediaId?: number | null;
  display?: 'components' | 'legacy';
  seo?: Seo;
  /** Null: not public. Left out when new: public at once. */
  publishedAt?: Date | null;
}
