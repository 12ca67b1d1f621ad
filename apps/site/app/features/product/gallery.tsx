import { useState } from 'react';
import { useText } from '../../i18n/use-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { type PictureView, pictureOf } from '../media/picture-of.ts';

/** All pictures of a product; each one opens large. A product without one has a drawing that stands in. */
export function Gallery({ pictures, name }: { pictures: readonly PictureView[]; name: string }) {
  const { t } = useText();
  const [shown, setShown] = useState<number | null>(null);
  const large = shown === null ? undefined : pictures[shown];
  if (pictures.length === 0) {
    return (
      <div className="gallery">
        <Picture width={800} height={800} alt="" seed={name} priority />
      </div>
    );
  }
  return (
    <section className="gallery" aria-label={t('product.gallery')}>
      <ul className="gallery__list">
        {pictures.map((picture, index) => (
          <li key={picture.hash}>
            <button
              type="button"
              aria-label={`${t('product.enlarge', { number: index + 1, total: pictures.length })}: ${picture.alt || name}`}
              onClick={() => setShown(index)}
            >
              <Picture
                {...pictureOf(picture, 'large', '')}
                sizes="(width < 64rem) 100vw, 44rem"
                priority={index === 0}
              />
              <span className="gallery__zoom">
                <Icon name="zoom" />
              </span>
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        open={shown !== null}
        onClose={() => setShown(null)}
        title={large?.alt || name}
        closeLabel={t('page.close')}
        shape="wide"
      >
        {large ? <Picture {...pictureOf(large, 'large')} sizes="100vw" priority /> : null}
      </Dialog>
    </section>
  );
}
