import { type Crop, cropText } from '@izlog/contract/media/cut';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { type ReactNode, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { PictureChoice } from '#site/admin/rooms/media/door/picture-choice.tsx';
import { PlaceInUse } from '#site/admin/rooms/media/door/place-in-use.tsx';
import { useScriptedField } from '#site/admin/rooms/media/door/use-scripted-field.ts';
import { CheckField } from '#site/kit/forms/check-field.tsx';
import { TextField } from '#site/kit/forms/form-fields.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import type { Choice } from './document-view.ts';
import { cropOfText, pointOfText, textOfPoint } from './place-texts.ts';
import type { ShownField } from './shown-fields.ts';

interface MediaChoiceProps {
  form: SentForm;
  shown: ShownField;
  label: string;
  /** Code of the language whose words of the file are taken. */
  language: string;
  known: readonly Choice[];
  /** What serves without scripts. */
  plain: ReactNode;
}

/** A picture of the gallery, with words for anyone who cannot see it or that it is decoration, and which part of it is shown. */
export function MediaChoice({ form, shown, label, language, known, plain }: MediaChoiceProps) {
  const { t } = useStaffText();
  const { path, texts, field } = shown;
  const textAt = (ending: string) => form.typed[`${path}${ending}`] ?? texts[ending] ?? '';
  const [file, setFile] = useState<StoredMedia>();
  const [crop, setCrop] = useState(textAt('.crop'));
  const [focal, setFocal] = useState(textAt('.focal'));
  const kinds = field.kind === 'media' ? field.kinds : [];
  const take = (chosen: StoredMedia | undefined, isNew: boolean) => {
    setFile(chosen);
    if (!isNew) return;
    // What was cut out of one picture means nothing in another one.
    setCrop('');
    setFocal('');
    fillIn(form, `${path}.alt`, chosen?.decorative ? '' : (chosen?.alts[language] ?? ''));
  };
  return (
    <PictureChoice
      form={form}
      name={`${path}.id`}
      label={label}
      value={texts['.id'] ?? ''}
      kind={kinds.length === 1 ? kindsInGallery[kinds[0] ?? 'image'] : undefined}
      known={known}
      plain={plain}
      onChosen={take}
    >
      <TextField
        form={form}
        name={`${path}.alt`}
        label={t('content.mediaAlt')}
        data-most={1000}
        isOptional
        defaultValue={texts['.alt']}
      />
      <CheckField
        form={form}
        name={`${path}.decorative`}
        label={t('content.mediaDecorative')}
        isTicked={texts['.decorative'] === 'true'}
      />
      <ScriptedField name={`${path}.focal`} text={focal} onReset={setFocal} />
      <ScriptedField name={`${path}.crop`} text={crop} onReset={setCrop} />
      {file?.width && file.mime !== 'image/svg+xml' ? (
        <PlaceInUse
          file={file}
          place={{ crop: cropOfText(crop), focal: pointOfText(focal) }}
          onPlace={(place: { crop?: Crop | undefined; focal?: { x: number; y: number } | undefined }) => {
            setCrop(place.crop ? cropText(place.crop) : '');
            setFocal(textOfPoint(place.focal));
          }}
        />
      ) : null}
    </PictureChoice>
  );
}

/** The gallery's own names of what a field takes. */
const kindsInGallery = { image: 'picture', video: 'video', audio: 'video', document: 'document' } as const;

/** A field that scripts alone change; without them it is sent as it came. */
function ScriptedField({
  name,
  text,
  onReset,
}: {
  name: string;
  text: string;
  onReset: (first: string) => void;
}) {
  const { field, first } = useScriptedField(text, onReset);
  return <input ref={field} type="text" name={name} hidden readOnly defaultValue={first} />;
}

/** Words of the gallery where nobody has written any. */
function fillIn({ ref }: SentForm, name: string, words: string): void {
  const field = ref.current?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement) || field.value !== '' || words === '') return;
  field.value = words;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
