import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { useRootField } from '#site/editable/root-text.tsx';
import { useText } from '#site/i18n/use-text.tsx';
import { Gallery as PictureGallery } from '#site/ui/pictures/gallery.tsx';
import { type PictureView, pictureOf } from '#site/ui/pictures/picture-of.ts';

/** All pictures of a product; each one opens large. A product without one has a drawing that stands in. */
export function Gallery({ pictures, name }: { pictures: readonly PictureView[]; name: string }) {
  const { t } = useText();
  const shown = pictures.map((picture) => ({
    ...pictureOf(picture, 'large', picture.alt || name),
    full: isRaster(picture)
      ? mediaAddress(picture, 'Full HDSize', 'jpeg')
      : mediaAddress(picture, 'original'),
  }));
  const texts = {
    label: t('product.gallery'),
    zoom: (number: number, total: number, alt: string) =>
      `${t('product.enlarge', { number, total })}: ${alt}`,
    close: t('page.close'),
    previous: t('paging.previous'),
    next: t('paging.next'),
    closer: t('product.closer'),
  };
  return <PictureGallery pictures={shown} texts={texts} seed={name} frameRef={useRootField('pictures')} />;
}
