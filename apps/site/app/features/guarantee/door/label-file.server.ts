import { outcomeOf } from '@izlog/contract/client';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import { type LabelField, type LabelPlace, readPlaces } from '@izlog/contract/ecommerce/duties/label-places';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { SiteContext } from '#site/platform-client/site-context.ts';

/** The official durability label as the owner put it in, and where its three fields are. */
export interface LabelFile {
  src: string;
  width: number;
  height: number;
  places: Record<LabelField, LabelPlace>;
}

/** The label in the visitor's language; null while the file, or the places of its fields, are missing. */
export async function labelFile({ call, language }: SiteContext): Promise<LabelFile | null> {
  const key = `DurabilityLabel.${language.code}`;
  const options = await outcomeOf(call(optionFilter, { keys: [key, 'DurabilityLabelFields'] }));
  if (options.errored) return null;
  const picture = options.data.find((one) => one.key === key)?.media;
  const places = readPlaces(options.data.find((one) => one.key === 'DurabilityLabelFields')?.value ?? '');
  if (!picture?.width || !picture.height || !places) return null;
  return { src: mediaAddress(picture, 'original'), width: picture.width, height: picture.height, places };
}
