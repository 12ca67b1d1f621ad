import { outcomeOf } from '@izlog/contract/client';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import { type GuaranteeNotice, guaranteeNotice } from '@izlog/contract/ecommerce/duties/guarantee-notice';
import { mediaAddress } from '@izlog/contract/media/media-address';
import type { SiteContext } from '#site/platform-client/site-context.ts';

export interface GuaranteeView extends GuaranteeNotice {
  /** The official harmonised notice in the visitor's language, as it was given by the owner: its file is never changed. */
  official?: { src: string; width?: number; height?: number };
}

/** The reminder of the legal guarantee, as the official notice where the shop has set its file, else in words. */
export async function guaranteeView({ call, language }: SiteContext): Promise<GuaranteeView> {
  const words = guaranteeNotice(language.code2);
  const options = await outcomeOf(call(optionFilter, { keys: [`GuaranteeNotice.${language.code}`] }));
  const picture = options.errored ? undefined : options.data[0]?.media;
  if (!picture) return words;
  const { width, height } = picture;
  return {
    ...words,
    official: { src: mediaAddress(picture, 'original'), ...(width && height ? { width, height } : {}) },
  };
}
