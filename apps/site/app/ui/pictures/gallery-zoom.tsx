import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../controls/icon-button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import type { GalleryProps } from './gallery-props.ts';

type ZoomProps = Pick<GalleryProps, 'pictures' | 'texts'> & {
  shown: number | null;
  show: (index: number | null) => void;
};

/** A finger must go so many pixels sideways to turn to the neighbour. */
const swipeDistance = 48;

/**
 * One picture as large as the screen: arrow keys, buttons and swipes lead to its neighbours. It can be made twice as
 * large by a button or by pressing it; then it is moved about by scrolling, with the keys too.
 */
export function GalleryZoom({ pictures, texts, shown, show }: ZoomProps) {
  const [isClose, setClose] = useState(false);
  const began = useRef<{ x: number; y: number } | null>(null);
  const total = pictures.length;
  const picture = shown === null ? undefined : pictures[shown];
  const turnTo = (index: number | null) => {
    setClose(false);
    show(index);
  };
  const step = (by: number) => turnTo(((shown ?? 0) + by + total) % total);
  const byKey = (event: KeyboardEvent) => {
    if (isClose) return;
    if (event.key === 'ArrowRight') step(1);
    if (event.key === 'ArrowLeft') step(-1);
  };
  const end = (event: PointerEvent) => {
    const start = began.current;
    began.current = null;
    if (!start || isClose || event.pointerType === 'mouse') return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (Math.abs(x) > swipeDistance && Math.abs(x) > Math.abs(y)) step(x < 0 ? 1 : -1);
  };
  return (
    <Dialog
      open={picture !== undefined}
      onClose={() => turnTo(null)}
      onKeyDown={byKey}
      title={texts.label}
      closeLabel={texts.close}
      className="dialog--zoom"
      footer={
        <>
          {total > 1 ? <IconButton icon="left" label={texts.previous} onClick={() => step(-1)} /> : null}
          {total > 1 ? (
            <span className="num" role="status">
              {(shown ?? 0) + 1} / {total}
            </span>
          ) : null}
          {total > 1 ? <IconButton icon="right" label={texts.next} onClick={() => step(1)} /> : null}
          <IconButton
            icon="zoom"
            label={texts.closer}
            aria-pressed={isClose}
            onClick={() => setClose(!isClose)}
          />
        </>
      }
    >
      {picture ? (
        <section
          className={classNames('zoom', isClose && 'zoom--close')}
          // Scrolled by keys only when there is something to scroll.
          tabIndex={isClose ? 0 : undefined}
          aria-label={picture.alt || texts.label}
          onPointerDown={(event) => {
            began.current = { x: event.clientX, y: event.clientY };
          }}
          onPointerUp={end}
          onPointerCancel={() => {
            began.current = null;
          }}
          onDoubleClick={() => setClose(!isClose)}
        >
          <img src={picture.full} width={picture.width} height={picture.height} alt={picture.alt} />
        </section>
      ) : null}
    </Dialog>
  );
}
