import { type Crop, cropAround } from '@izlog/contract/media/cut';
import { useState } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { SendButton, TextField } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { tileSource } from '#site/ui/pictures/picture-of.ts';
import { CropBox } from './crop-box.tsx';
import { cropShapes } from './door/place-in-use.tsx';
import type { FileView } from './gallery-view.ts';

/** Makes a part of a picture a file of its own; without scripts the part is written as four numbers. */
export function CropForm({ file }: { file: FileView }) {
  const { t } = useStaffText();
  const form = useSentForm({ name: 'crop' });
  const isHydrated = useHydrated();
  const [crop, setCrop] = useState<Crop>({ x: 100, y: 100, w: 800, h: 800 });
  const size = { width: file.width ?? 1, height: file.height ?? 1 };
  const around = (ratio: number) => setCrop(cropAround(size, file.focalPoint ?? { x: 500, y: 500 }, ratio));
  return (
    <details>
      <summary className="link">{t('media.crop')}</summary>
      <FormFrame form={form} label={t('media.crop')} className="stack">
        <input type="hidden" name="id" value={file.id} />
        {isHydrated ? (
          <>
            <CropBox src={tileSource(file)} {...size} crop={crop} onCrop={setCrop} />
            <p className="small soft">{t('media.cropHint')}</p>
            <p className="row">
              {cropShapes.map(([name, ratio]) => (
                <Button key={name} onClick={() => around(ratio)}>
                  {name}
                </Button>
              ))}
            </p>
            {parts.map(([name]) => (
              <input key={name} type="hidden" name={name} value={crop[name]} />
            ))}
          </>
        ) : (
          <fieldset className="fieldset mfocal__plain">
            <legend className="label">{t('media.cropPlain')}</legend>
            {parts.map(([name, key]) => (
              <TextField key={name} form={form} name={name} label={t(key)} defaultValue={crop[name]} />
            ))}
          </fieldset>
        )}
        <SendButton form={form}>{t('media.cropMake')}</SendButton>
      </FormFrame>
    </details>
  );
}

const parts = [
  ['x', 'media.cropX'],
  ['y', 'media.cropY'],
  ['w', 'media.cropW'],
  ['h', 'media.cropH'],
] as const;
