import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { type PictureView, tileSource } from '#site/ui/pictures/picture-of.ts';
import type { FileView } from './gallery-view.ts';

/** A point in percent, from the left and from above. */
type Point = { x: number; y: number };

/**
 * The point that stays in view when the picture is cut: it is dragged, or moved by the arrow keys (with Shift ten times as
 * far). Without scripts two numbers say the same.
 */
export function FocalField({ form, file }: { form: SentForm; file: FileView }) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const { focalPoint } = file;
  const [point, setPoint] = useState<Point | null>(
    focalPoint ? { x: focalPoint.x / 10, y: focalPoint.y / 10 } : null,
  );
  if (!isHydrated)
    return (
      <fieldset className="fieldset mfocal__plain">
        <legend className="label">{t('media.focal')}</legend>
        <TextField form={form} name="focalX" label={t('media.fromLeft')} isOptional defaultValue={point?.x} />
        <TextField form={form} name="focalY" label={t('media.fromTop')} isOptional defaultValue={point?.y} />
      </fieldset>
    );
  return (
    <div>
      <FocalPicture file={file} point={point ?? { x: 50, y: 50 }} onMove={setPoint} />
      <p className="small soft">{t('media.focalHint')}</p>
      <input type="hidden" name="focalX" value={point?.x ?? ''} />
      <input type="hidden" name="focalY" value={point?.y ?? ''} />
    </div>
  );
}

/** A picture with the point on it, which is dragged or moved by the arrow keys. */
export function FocalPicture({
  file,
  point,
  onMove,
}: {
  file: PictureView;
  point: Point;
  onMove: (point: Point) => void;
}) {
  const { t } = useStaffText();
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const part = (at: number, from: number, length: number) => within(((at - from) / length) * 100);
    onMove({
      x: part(event.clientX, box.left, box.width),
      y: part(event.clientY, box.top, box.height),
    });
  };
  const step = (event: KeyboardEvent) => {
    const way = steps[event.key];
    if (!way) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onMove({ x: within(point.x + way[0] * far), y: within(point.y + way[1] * far) });
  };
  return (
    <div
      className="mfocal"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={drag}
    >
      <img
        src={tileSource(file)}
        width={file.width ?? 400}
        height={file.height ?? 400}
        alt=""
        draggable={false}
      />
      <button
        type="button"
        className="mfocal__point"
        // Only scripts draw it, so the policy of the page, which refuses styles in HTML, has nothing against it.
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
        aria-label={t('media.focalAt', { x: point.x, y: point.y })}
        onKeyDown={step}
      />
    </div>
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent * 10) / 10));
