import { type MouseEvent, type UIEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { splitView } from '../split-view.tsx';
import type { GalleryProps } from './gallery-props.ts';
import { Picture } from './picture.tsx';

const GalleryZoom = splitView(async () => (await import('./gallery-zoom.tsx')).GalleryZoom);

const sizes = '(width < 48rem) 100vw, (width < 80rem) 58vw, 44rem';

/** Pictures of a product: all open on wide screens, a row to swipe on phones. Pressing one shows it as large as the
 * screen, where arrow keys, buttons and swipes lead to its neighbours. */
export function Gallery({ pictures, texts, seed, frameRef }: GalleryProps) {
  const [shown, setShown] = useState<number | null>(null);
  const [swiped, setSwiped] = useState(0);
  const row = useRef<HTMLUListElement>(null);
  const total = pictures.length;
  const first = pictures[0]?.full;
  // Another variant has other pictures: the row begins again with the first one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is what is waited for
  useEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
  }, [first]);
  const swipe = (event: UIEvent<HTMLElement>) => {
    const list = event.currentTarget;
    setSwiped(Math.round(list.scrollLeft / (list.clientWidth || 1)));
  };
  const zoom = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setShown(index);
  };
  if (total === 0) {
    return (
      <Picture
        src={null}
        width={800}
        height={800}
        alt=""
        seed={seed}
        className="gallery__none"
        frameRef={frameRef}
      />
    );
  }
  return (
    <section className="gallery" aria-label={texts.label} ref={frameRef}>
      <ul className="gallery__list" onScroll={swipe} ref={row}>
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
      {shown === null ? null : (
        <GalleryZoom pictures={pictures} shown={shown} show={setShown} texts={texts} />
      )}
    </section>
  );
}
