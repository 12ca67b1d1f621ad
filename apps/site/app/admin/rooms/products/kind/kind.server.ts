import { outcomeOf } from '@izlog/contract/client';
import { type ProductKind, productKinds } from '@izlog/contract/product/product-kinds';
import {
  changeProductKind,
  type KindPreview,
  previewProductKind,
} from '@izlog/contract/product/record/product-kind';
import type { ProductRecord } from '@izlog/contract/product/record/product-record';
import { sayer } from '#site/admin/ground/text/staff-words.server.ts';
import { refusedForm, wrongForm } from '#site/kit/forms/refused-form.server.ts';
import { reader } from '#site/kit/forms/rules.ts';
import type { SiteContext } from '#site/platform-client/site-context.ts';
import { ownCall } from '#site/session/own-call.ts';
import { backTo } from '../say-and-go.server.ts';

/** What would become of a product of the kind that an address names; null where it names none. */
export async function kindPreviewOf(
  site: SiteContext,
  record: ProductRecord | null,
  asked: string | null,
): Promise<KindPreview | null> {
  const kind = kindIn(asked);
  return record && kind ? ownCall(site)(previewProductKind, { id: record.id, kind }) : null;
}

/** Gives a product the kind that was previewed. */
export async function takeKind(site: SiteContext, { id }: ProductRecord, form: FormData) {
  const read = reader(form);
  const [kind, from] = [kindIn(read('kind')), kindIn(read('from'))];
  if (!kind) return wrongForm('kind', form, { kind: { key: 'validation.required' } });
  const outcome = await outcomeOf(ownCall(site)(changeProductKind, { id, kind, ...(from && { from }) }));
  if (!outcome.errored) return backTo(site, id);
  return refusedForm(site, 'kind', form, outcome.error, {}, () => sayer(site)('products.kindGone'));
}

/** The kind of a product that is yet to be made. */
export const newKindOf = (form: FormData): ProductKind => kindIn(reader(form)('kind')) ?? 'simple';

const kindIn = (text: string | null): ProductKind | undefined => productKinds.find((one) => one === text);
