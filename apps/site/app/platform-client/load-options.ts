import type { Call } from '@izlog/contract/client';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import type { Picture } from '@izlog/contract/media/media';

/** Public options of a site that have a value, and its logo (CMS-025 to CMS-027). */
export async function loadOptions(call: Call): Promise<{ values: Record<string, string>; logo?: Picture }> {
  const options = await call(optionFilter, {});
  const values = options.flatMap(({ key, value }) => (value === null ? [] : [[key, value] as const]));
  return {
    values: Object.fromEntries(values),
    logo: options.find((option) => option.key === 'Logo')?.media ?? undefined,
  };
}
