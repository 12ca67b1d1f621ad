import type { Picture } from '@izlog/contract/media/media';

/** A picture with the words its product has for it. */
export function withAlt(picture: Picture | undefined, alt: string | null | undefined): Picture[] {
  if (!picture) return [];
  return [alt === null || alt === undefined ? picture : { ...picture, alt }];
}
