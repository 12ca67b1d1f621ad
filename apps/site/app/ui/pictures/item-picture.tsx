import { Picture } from './picture.tsx';
import { type PictureView, pictureOf } from './picture-of.ts';

/** The small picture of something in a cart or an order; what has none gets a drawing made from its name. */
export function ItemPicture({ picture, name }: { picture: PictureView | null | undefined; name: string }) {
  const still = picture ? pictureOf(picture, 'tile', '') : { src: null, width: 800, height: 800, alt: '' };
  return <Picture {...still} sizes="3.5rem" seed={name} />;
}
