import { type Crop, cropAround, isCrop } from '@izlog/contract/media/cut';
import type { FocalPoint } from '@izlog/contract/media/media';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { Button } from '#site/ui/controls/button.tsx';
import { tileSource } from '#site/ui/pictures/picture-of.ts';
import { CropBox } from '../crop-box.tsx';
import { FocalPicture } from '../focal-field.tsx';

/** How one use of a picture shows it: a part, and what stays in view when even that is cut. */
export interface PlaceOfUse {
  focal?: FocalPoint | undefined;
  crop?: Crop | undefined;
}

/** The shapes that a part is set to by one press. */
export const cropShapes = [
  ['1 : 1', 1],
  ['4 : 3', 4 / 3],
  ['16 : 9', 16 / 9],
] as const;

const whole: Crop = { x: 0, y: 0, w: 1000, h: 1000 };
const middle: FocalPoint = { x: 500, y: 500 };

/** The crop and the focal point of one use; the file and its other uses stay as they are. */
export function PlaceInUse({
  file,
  place: { focal, crop },
  onPlace,
}: {
  file: StoredMedia;
  place: PlaceOfUse;
  onPlace: (place: PlaceOfUse) => void;
}) {
  const { t } = useStaffText();
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  const own = focal ?? file.focalPoint ?? middle;
  const cropTo = (next: Crop) => onPlace({ focal, crop: isCrop(next) ? next : undefined });
  return (
    <>
      <details>
        <summary className="link">{t('media.useCrop')}</summary>
        <div className="stack">
          <CropBox
            src={tileSource({ ...file, cut: undefined })}
            {...size}
            crop={crop ?? whole}
            onCrop={cropTo}
          />
          <p className="small soft">{t('media.cropHint')}</p>
          <p className="row">
            {cropShapes.map(([name, ratio]) => (
              <Button key={name} onClick={() => cropTo(cropAround(size, own, ratio))}>
                {name}
              </Button>
            ))}
            <Button onClick={() => cropTo(whole)}>{t('media.useWhole')}</Button>
          </p>
        </div>
      </details>
      <details>
        <summary className="link">{t('media.useFocal')}</summary>
        <div className="stack">
          <FocalPicture
            file={file}
            point={{ x: own.x / 10, y: own.y / 10 }}
            onMove={({ x, y }) => onPlace({ crop, focal: { x: Math.round(x * 10), y: Math.round(y * 10) } })}
          />
          <p className="small soft">{t('media.focalHint')}</p>
          {focal ? (
            <p>
              <Button onClick={() => onPlace({ crop })}>{t('media.focalOfFile')}</Button>
            </p>
          ) : null}
        </div>
      </details>
    </>
  );
}
