import { z } from 'zod';
import { defineEndpoint } from '../../endpoint.ts';
import { type ProductKind, productKinds } from '../product-kinds.ts';
import { productRecord, productStates, recordId } from './product-record.ts';

const access = { staff: 'catalogue.edit' } as const;
const params = z.object({ id: z.coerce.number().pipe(recordId) });
const wanted = z.object({
  kind: z.enum(productKinds),
  from: z
    .enum(productKinds)
    .optional()
    .describe('What it was when it was read; a product that is another by now is refused.'),
});

/** Why a product cannot become of another kind. */
export const kindRefusals = ['same', 'inBundle', 'variantsInBundle'] as const;
export type KindRefusal = (typeof kindRefusals)[number];

const changed = <S extends z.ZodType>(schema: S) => z.object({ before: schema, after: schema });

/** What becomes of a product that changes its kind. Nothing that was sold changes, and no price is written. */
const kindEffects = z.object({
  state: changed(z.enum(productStates)).describe(
    '`waiting`: it leaves the shop until it has what `stops` names.',
  ),
  stops: z.array(z.string()).describe('What keeps it from being published then.'),
  price: changed(z.number().nullable()).describe('What it is sold for now; null: it has no price.'),
  isSent: changed(z.boolean()).describe('Whether carts with it need a delivery.'),
  variantsAway: z.int().describe('Variants that are put away, with their prices and stock.'),
  variantsBack: z.int().describe('Variants that an earlier change put away and that come back.'),
  restingPieces: z
    .int()
    .describe('Pieces of counted stock that stay where they are and are not sold meanwhile.'),
  files: z.int().describe('Files that stay at it; buyers go on getting them.'),
  members: z.int().describe('Lines of its bundle, which go.'),
  carts: z
    .int()
    .describe('Open carts that hold it; each is told what has to be chosen again, or that it is gone.'),
  isOrdered: z.boolean().describe('Somebody ordered it; orders stay as they are.'),
});
export type KindEffects = z.infer<typeof kindEffects>;

/** Tells what would become of a product, by making the change and taking it back. */
export const previewProductKind = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/kind/preview/{id}',
  summary: 'Answers what becomes of a product that changes its kind, or why it cannot; nothing is changed.',
  access,
  reads: true,
  params,
  body: wanted,
  answer: z.object({
    from: z.enum(productKinds),
    to: z.enum(productKinds),
    refused: z
      .object({ why: z.enum(kindRefusals), names: z.array(z.string()).describe('Of what is in the way.') })
      .nullable(),
    effects: kindEffects.nullable().describe('Null where it is refused.'),
  }),
  refusals: ['notFound', 'recordChanged'],
});
export type KindPreview = z.infer<typeof previewProductKind.answer>;

/** Changes the kind of a product; the preview says what becomes of it. */
export const changeProductKind = defineEndpoint({
  method: 'POST',
  path: '/api/v1/product/record/kind/change/{id}',
  summary: 'Changes what a product is: goods, with variants, a bundle, a download, a service.',
  access,
  params,
  body: wanted,
  answer: productRecord,
  refusals: ['notFound', 'recordChanged', 'validationFailed'],
});

/** What a product of a kind is, as the catalogue keeps it. */
export const rowOfKind: Readonly<
  Record<ProductKind, { format: 'simple' | 'configurable' | 'bundle' | 'e-product'; type: ProductKind }>
> = {
  simple: { format: 'simple', type: 'simple' },
  configurable: { format: 'configurable', type: 'configurable' },
  bundle: { format: 'bundle', type: 'bundle' },
  'e-product': { format: 'e-product', type: 'e-product' },
  service: { format: 'simple', type: 'service' },
};
