import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { Dialog } from '#site/ui/overlays/dialog.tsx';
import { Badge } from '#site/ui/tag.tsx';
import { AddPictures } from '../product-pictures.tsx';
import type { ProductView } from '../product-view.ts';
import type { Picturing } from './variant-groups.ts';

type PicturesProps = {
  view: ProductView;
  picturing: Picturing;
  start: readonly Picture[];
  onClose: () => void;
  onDone: (pictures: readonly Picture[]) => void;
};

/**
 * The pictures of one variant, or of all that share a choice: in their order, from those of the product, from the computer or
 * from the gallery. They are saved with the row.
 */
export function VariantPictures({
  view,
  picturing: { name, ids, dropped },
  start,
  onClose,
  onDone,
}: PicturesProps) {
  const { t } = useStaffText();
  const [chosen, setChosen] = useState(start);
  const add = (picture: Picture) =>
    setChosen((all) => (all.some(({ id }) => id === picture.id) ? all : [...all, picture]));
  const move = (from: number, to: number) =>
    setChosen((all) => {
      const one = all[from];
      return one && to >= 0 && to < all.length ? all.toSpliced(from, 1).toSpliced(to, 0, one) : all;
    });
  const others = (view.record?.pictures ?? []).filter(({ id }) => chosen.every((one) => one.id !== id));
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps what happens in the dialog from the grid's form.
    <div onInput={stayInside} onChange={stayInside} onKeyDown={stayInside} onPaste={stayInside}>
      <Dialog
        open
        onClose={onClose}
        title={t('products.picturesOf', { name })}
        closeLabel={t('page.close')}
        shape="wide"
        footer={
          <Button tone="primary" onClick={() => onDone(chosen)}>
            {ids.length > 1
              ? t('products.picturesTakeAll', { count: ids.length })
              : t('products.picturesTake')}
          </Button>
        }
      >
        <div className="stack">
          {chosen.length === 0 ? (
            <p className="soft">{t('products.variantNoPictures')}</p>
          ) : (
            <ol className="pictures plain">
              {chosen.map((picture, place) => (
                <li key={picture.id}>
                  <div className="pictures__frame">
                    <Thumb picture={picture} />
                    {place === 0 ? <Badge plain>{t('products.mainPicture')}</Badge> : null}
                  </div>
                  <div className="pictures__acts">
                    <IconButton
                      icon="left"
                      label={t('products.pictureLeft', { number: place + 1 })}
                      disabled={place === 0}
                      onClick={() => move(place, place - 1)}
                    />
                    <IconButton
                      icon="right"
                      label={t('products.pictureRight', { number: place + 1 })}
                      disabled={place === chosen.length - 1}
                      onClick={() => move(place, place + 1)}
                    />
                    <IconButton
                      icon="close"
                      label={t('products.pictureRemove', { number: place + 1 })}
                      onClick={() => setChosen((all) => all.filter(({ id }) => id !== picture.id))}
                    />
                  </div>
                </li>
              ))}
            </ol>
          )}
          {others.length > 0 ? (
            <div className="stack">
              <h3>{t('products.picturesOfProduct')}</h3>
              <ul className="plain variants__others">
                {others.map((picture, place) => (
                  <li key={picture.id}>
                    <button
                      type="button"
                      className="variants__thumb"
                      aria-label={t('products.pictureAdd', { number: place + 1 })}
                      onClick={() => add(picture)}
                    >
                      <Thumb picture={picture} />
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ) : null}
          {view.mayUpload ? <AddPictures add={add} isHydrated dropped={dropped} /> : null}
        </div>
      </Dialog>
    </div>,
    document.body,
  );
}

const Thumb = ({ picture }: { picture: Picture }) => (
  <img src={mediaAddress(picture, isRaster(picture) ? 'SmallSize' : 'original')} alt={picture.alt} />
);

/** A portal's events rise through React to the form around it. */
const stayInside = (event: SyntheticEvent) => event.stopPropagation();
