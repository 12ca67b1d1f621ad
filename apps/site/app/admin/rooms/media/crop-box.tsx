import { type Crop, smallestCrop } from '@izlog/contract/media/cut';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';

type CropBoxProps = {
  src: string;
  width: number;
  height: number;
  crop: Crop;
  onCrop: (crop: Crop) => void;
};

/** What is dragged: the part as a whole, or one of its corners. */
type Grip = 'move' | 'start' | 'end';

/**
 * A part of a picture, chosen with the mouse, a finger or keys: the part is dragged as a whole or by two corners, and each
 * of the three is moved by the arrow keys, with Shift ten times as far. It is rendered by scripts only.
 */
export function CropBox({ src, width, height, crop, onCrop }: CropBoxProps) {
  const { t } = useStaffText();
  const began = useRef({ x: 0, y: 0, crop });
  const drag = (grip: Grip) => (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const box = event.currentTarget.closest('.mcrop')?.getBoundingClientRect();
    if (!box) return;
    // From where it was taken up: small steps would be lost one by one.
    const from = began.current;
    const far = (now: number, then: number, length: number) => ((now - then) / length) * 1000;
    onCrop(
      moved(from.crop, grip, far(event.clientX, from.x, box.width), far(event.clientY, from.y, box.height)),
    );
  };
  const step = (grip: Grip) => (event: KeyboardEvent) => {
    const way = steps[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? 100 : 10;
    onCrop(moved(crop, grip, way[0] * far, way[1] * far));
  };
  const gripProps = (grip: Grip) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      began.current = { x: event.clientX, y: event.clientY, crop };
    },
    onPointerMove: drag(grip),
    onKeyDown: step(grip),
  });
  const percent = (value: number) => `${value / 10}%`;
  const values = { x: crop.x / 10, y: crop.y / 10, w: crop.w / 10, h: crop.h / 10 };
  return (
    <div className="mcrop">
      <img src={src} width={width} height={height} alt="" draggable={false} />
      <div
        className="mcrop__cut"
        style={{
          left: percent(crop.x),
          top: percent(crop.y),
          width: percent(crop.w),
          height: percent(crop.h),
        }}
      >
        <button
          type="button"
          className="mcrop__whole"
          aria-label={t('media.cropAt', values)}
          {...gripProps('move')}
        />
        <button
          type="button"
          className="mcrop__grip"
          aria-label={t('media.cropStart', values)}
          {...gripProps('start')}
        />
        <button
          type="button"
          className="mcrop__grip mcrop__grip--end"
          aria-label={t('media.cropEnd', values)}
          {...gripProps('end')}
        />
      </div>
    </div>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (value: number, low: number, high: number): number =>
  Math.round(Math.min(high, Math.max(low, value)));

/** A crop after one of its grips was moved by so many thousandths; it never leaves the picture. */
function moved({ x, y, w, h }: Crop, grip: Grip, right: number, down: number): Crop {
  if (grip === 'move') return { x: within(x + right, 0, 1000 - w), y: within(y + down, 0, 1000 - h), w, h };
  if (grip === 'end')
    return {
      x,
      y,
      w: within(w + right, smallestCrop, 1000 - x),
      h: within(h + down, smallestCrop, 1000 - y),
    };
  const left = within(x + right, 0, x + w - smallestCrop);
  const top = within(y + down, 0, y + h - smallestCrop);
  return { x: left, y: top, w: x + w - left, h: y + h - top };
}
