import type { RefusalRow } from './refusal-row.ts';

/** Of products and their stock. */
export const catalogueRefusals = {
  skuTaken: {
    code: 'SKU_TAKEN',
    status: 409,
    message: 'Another product has this sku.',
    key: 'error.somethingWentWrong',
  },
  codeTaken: {
    code: 'CODE_TAKEN',
    status: 409,
    message: 'This code is reserved or belongs to another record.',
    key: 'error.somethingWentWrong',
  },
  stockReserved: {
    code: 'STOCK_RESERVED',
    status: 409,
    message: 'More pieces are promised to carts and orders than would be left.',
    key: 'error.somethingWentWrong',
  },
  productInUse: {
    code: 'PRODUCT_IN_USE',
    status: 409,
    message: 'The product was ordered, or another one is made of it: archive it.',
    key: 'error.somethingWentWrong',
  },
} as const satisfies Record<string, RefusalRow>;
