import type { Picture } from '@izlog/contract/media/media';
import { pictureOf } from '#site/ui/pictures/picture-of.ts';

/** A picture or a product in a text while that is written: the picture itself, else its name. */
export function wholeElement(
  type: string,
  stored: Record<string, unknown>,
  labelOf: (f: string) => string,
): HTMLElement {
  const whole = document.createElement('figure');
  whole.className = 'ed-whole';
  const file = (stored.file ?? (stored.media as { file?: unknown } | undefined)?.file) as
    | Picture
    | null
    | undefined;
  const src = file?.hash ? pictureOf(file, 'large').src : null;
  if (src) {
    const image = document.createElement('img');
    Object.assign(image, { src, alt: file?.alt ?? '', draggable: false });
    whole.append(image);
    const caption = String(stored.caption ?? '') || file?.caption;
    if (caption) {
      const words = document.createElement('figcaption');
      words.textContent = caption;
      whole.append(words);
    }
  } else {
    whole.classList.add('is-unseen');
    whole.textContent = labelOf(type === 'image' ? 'image' : 'product');
  }
  return whole;
}
