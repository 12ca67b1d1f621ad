import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import type { StoredMedia } from '@izlog/contract/media/stored-media';
import { type ReactNode, use, useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { prefixOf } from '#site/i18n/site-language.ts';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { LanguageContext } from '#site/links/addresses.ts';
import { useAddress } from '#site/links/staff-addresses.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Radio } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { splitView } from '#site/ui/split-view.tsx';
import '../choice.css';
import type { FileKind } from '../gallery-view.ts';
import { loadStored } from './use-gallery-list.ts';
import { useScriptedField } from './use-scripted-field.ts';

const GalleryDialog = splitView(async () => (await import('./gallery-dialog.tsx')).GalleryDialog);

/** A file as a field shows it. */
export interface ShownChoice {
  value: string;
  label: string;
  src?: string | undefined;
}

type PictureChoiceProps = {
  form: SentForm;
  name: string;
  label: ReactNode;
  hint?: string | undefined;
  /** Id of the one that the record has; empty for none. */
  value: string;
  kind?: FileKind;
  /** Those that the screen knows; without scripts one chooses among them. */
  known: readonly ShownChoice[];
  /** Who sees more of the file than its field: the one that was chosen, or the one that stood there. */
  onChosen?: (file: StoredMedia | undefined, isNew: boolean) => void;
  /** What serves without scripts, instead of boxes to tick. */
  plain?: ReactNode;
  /** Other ways to a file, beside the gallery. */
  ways?: (take: (file: StoredMedia) => void) => ReactNode;
  children?: ReactNode;
};

/** A picture of a record: chosen in the gallery's dialog; without scripts one of those that the screen knows. */
export function PictureChoice(props: PictureChoiceProps) {
  const { form, name, label, hint, plain, children } = props;
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const fault = form.faults[name];
  return (
    <fieldset
      className="fieldset stack"
      id={fieldId(form, name)}
      tabIndex={-1}
      aria-invalid={fault ? true : undefined}
      aria-describedby={fault ? `${fieldId(form, name)}-error` : undefined}
    >
      <legend className="label">{label}</legend>
      {hint ? <p className="hint">{hint}</p> : null}
      {isHydrated ? <Chosen {...props} /> : (plain ?? <Ticks {...props} />)}
      {fault ? (
        <FieldError id={`${fieldId(form, name)}-error`}>
          {fault.words ?? t(fault.key, fault.values)}
        </FieldError>
      ) : null}
      {children}
    </fieldset>
  );
}

const chosenIn = ({ form, name, value }: PictureChoiceProps): string => form.typed[name] ?? value;

function Chosen(props: PictureChoiceProps) {
  const { name, label, kind = 'picture', known, onChosen, ways } = props;
  const { t } = useStaffText();
  const [id, setId] = useState(chosenIn(props));
  const [met, setMet] = useState<readonly ShownChoice[]>(known);
  const [isOpen, setOpen] = useState(false);
  const { field, first } = useScriptedField(id, setId);
  const shown = met.findLast(({ value }) => value === id);
  const isUnknown = id !== '' && !shown;
  const meet = useEffectEvent((file: StoredMedia) => {
    setMet((all) => [...all, choiceOf(file)]);
    onChosen?.(file, false);
  });
  const prefix = prefixOf(use(LanguageContext));
  const wants = isUnknown || (onChosen !== undefined && id !== '');
  useEffect(() => {
    if (!wants) return;
    let isLeft = false;
    void loadStored(Number(id), prefix).then((file) => {
      if (file && !isLeft) meet(file);
    });
    return () => {
      isLeft = true;
    };
  }, [id, prefix, wants]);
  const take = (file: StoredMedia | undefined) => {
    if (file) setMet((all) => [...all, choiceOf(file)]);
    setId(file ? String(file.id) : '');
    onChosen?.(file, true);
    setOpen(false);
  };
  return (
    <div className="mchoice">
      <input ref={field} type="text" name={name} hidden readOnly defaultValue={first} />
      {shown?.src ? <img src={shown.src} alt="" /> : null}
      <p className="small">
        {id === '' ? t('media.pick.none') : (shown?.label ?? t('resource.presentPicture'))}
      </p>
      <p className="row">
        <Button onClick={() => setOpen(true)}>
          {t(id === '' ? 'media.pick.open' : 'media.pick.change')}
          <span className="vh">: {label}</span>
        </Button>
        {ways?.(take)}
        {id === '' ? null : (
          <Button tone="quiet" onClick={() => take(undefined)}>
            {t('media.pick.remove')}
            <span className="vh">: {label}</span>
          </Button>
        )}
      </p>
      {isOpen ? (
        <GalleryDialog kind={kind} onClose={() => setOpen(false)} onChoose={([file]) => take(file)} />
      ) : null}
    </div>
  );
}

/** A file as fields show it. */
const choiceOf = (file: Picture & { originalName?: string }): ShownChoice => ({
  value: String(file.id),
  label: file.title || file.originalName || file.alt || `#${file.id}`,
  src: file.mime.startsWith('image/')
    ? mediaAddress(file, isRaster(file) ? 'SmallSize' : 'original')
    : undefined,
});

/** Files as fields show them. */
export const pictureChoices = (files: readonly Picture[]): ShownChoice[] => files.map(choiceOf);

/** The chosen one, or none; the others of those that are known wait behind a heading. */
function Ticks(props: PictureChoiceProps) {
  const { form, name, known } = props;
  const { t } = useStaffText();
  const address = useAddress();
  const chosen = chosenIn(props);
  // A picture that is not among the newest, or that its reader may not look at in the gallery, stays chosen.
  const isKnown = chosen === '' || known.some((one) => one.value === chosen);
  const all = isKnown ? known : [{ value: chosen, label: t('resource.presentPicture') }, ...known];
  const tick = (one: ShownChoice) => (
    <Radio
      key={one.value}
      name={name}
      value={one.value}
      defaultChecked={one.value === chosen}
      label={
        <span className="picture-choice">
          {one.src ? <img src={one.src} alt="" loading="lazy" /> : null}
          <span className="small">{one.label}</span>
        </span>
      }
    />
  );
  const others = all.filter((one) => one.value !== chosen);
  return (
    <>
      <div className="picture-choices">
        <Radio name={name} value="" label={t('settings.noPicture')} defaultChecked={chosen === ''} />
        {all.filter((one) => one.value === chosen).map(tick)}
      </div>
      {others.length > 0 ? (
        <details open={form.faults[name] !== undefined}>
          <summary className="link">{t('settings.otherPictures')}</summary>
          <div className="picture-choices">{others.map(tick)}</div>
        </details>
      ) : null}
      <p>
        <Link className="link" to={address('adminMedia')}>
          {t('settings.toGallery')}
        </Link>
      </p>
    </>
  );
}
