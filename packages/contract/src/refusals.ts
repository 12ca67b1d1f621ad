import { callRefusals } from './refusals/call-refusals.ts';
import { cartRefusals } from './refusals/cart-refusals.ts';
import { catalogueRefusals } from './refusals/catalogue-refusals.ts';
import { contentRefusals } from './refusals/content-refusals.ts';
import { orderRefusals } from './refusals/order-refusals.ts';
import { peopleRefusals } from './refusals/people-refusals.ts';

export type { RefusalRow } from './refusals/refusal-row.ts';

/** Every refusal of the platform. Codes and messages are part of the API: never change one silently. */
export const refusals = {
  ...callRefusals,
  ...peopleRefusals,
  ...contentRefusals,
  ...catalogueRefusals,
  ...cartRefusals,
  ...orderRefusals,
};

export type RefusalName = keyof typeof refusals;

/** Whether the payload of a refusal names fields (`fieldRefusal`): what is wrong with them, or that another has their value. */
export const namesFields = (code: string | undefined): boolean =>
  code === refusals.validationFailed.code || code === refusals.valueTaken.code;
