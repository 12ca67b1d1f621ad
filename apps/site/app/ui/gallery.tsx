import { type KeyboardEvent, type MouseEvent, type UIEvent, useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { Picture, type PictureProps } from './picture.tsx';

export type GalleryPicture = Omit<PictureProps, 'className' | 'priority'> & {
  /** The largest file: what the zoom shows and where the link leads without scripts. */
  full: string;
};

type GalleryProps = {
  pictures: readonly GalleryPicture[];
  texts: {
    /** Name of the group: "Slike proizvoda". */
    label: string;
    /** Name of one picture's link: "Povećaj sliku 2 od 5: Otvoren planer". */
    zoom: (place: number, total: number, alt: string) => string;
    close: string;
    previous: string;
    next: string;
  };
  /** Chooses the drawing that stands in when there is no picture. */
  seed?: string;
};

const sizes = '(width < 48rem) 100vw, (width < 80rem) 58vw, 44rem';

/** Pictures of a product: all open on wide screens, a row to swipe on phones. Pressing one shows it as large as the
 * screen, where arrow keys lead to its neighbours. */
export function Gallery({ pictures, texts, seed }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [swiped, setSwiped] = useState(0);
  const total = pictures.length;
  const swipe = (event: UIEvent<HTMLElement>) => {
    const row = event.currentTarget;
    setSwiped(Math.round(row.scrollLeft / (row.clientWidth || 1)));
  };
  const zoom = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  if (total === 0) {
    return <Picture src={null} width={800} height={800} alt="" seed={seed} className="gallery__none" />;
  }
  return (
    <section className="gallery" aria-label={texts.label}>
      <ul className="gallery__list" onScroll={swipe}>
        {pictures.map(({ full, alt, ...picture }, index) => (
          <li key={full}>
            <a
              href={full}
              aria-label={texts.zoom(index + 1, total, alt)}
              onClick={(event) => zoom(event, index)}
            >
              <Picture sizes={sizes} {...picture} alt="" priority={index === 0} />
              <span className="gallery__zoom">
                <Icon name="zoom" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      {total > 1 ? (
        <span className="gallery__count" aria-hidden="true">
          {swiped + 1} / {total}
        </span>
      ) : null}
      <Zoom pictures={pictures} shown={shown} show={setShown} texts={texts} />
    </section>
  );
}

type ZoomProps = Pick<GalleryProps, 'pictures' | 'texts'> & {
  shown: number | null;
  show: (index: number | null) => void;
};

function Zoom({ pictures, texts, shown, show }: ZoomProps) {
  const total = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  const step = (by: number) => show(((shown ?? 0) + by + total) % total);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => show(null)}
      onKeyDown={byKey}
      title={texts.label}
      closeLabel={texts.close}
      className="dialog--zoom"
      footer={
        total > 1 ? (
          <>
            <IconButton icon="left" label={texts.previous} onClick={() => step(-1)} />
            <span className="num" role="status">
              {(shown ?? 0) + 1} / {total}
            </span>
            <IconButton icon="right" label={texts.next} onClick={() => step(1)} />
          </>
        ) : null
      }
    >
      {picture ? (
        <img src={picture.full} width={picture.width} height={picture.height} alt={picture.alt} />
      ) : null}
    </Dialog>
  );
}
