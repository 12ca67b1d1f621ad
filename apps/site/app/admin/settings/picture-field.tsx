import type { Picture } from '@izlog/contract/media/media';
import { isRaster, mediaAddress } from '@izlog/contract/media/media-address';
import { Link } from 'react-router';
import { fieldId } from '../../kit/forms/field-id.ts';
import type { SentForm } from '../../kit/forms/use-sent-form.ts';
import { useAddress } from '../../links/staff-addresses.ts';
import { Radio } from '../../ui/controls/choice.tsx';
import { FieldError } from '../../ui/controls/field.tsx';
import { useStaffText } from '../frame/staff-text.tsx';
import type { OptionView } from './settings-view.ts';

type PictureFieldProps = { form: SentForm; option: OptionView; pictures: readonly Picture[] };

/** One of the newest pictures of the gallery, or none. */
export function PictureField({ form, option, pictures }: PictureFieldProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const { key: name, label, hint, value } = option;
  const chosen = form.typed[name] ?? value;
  const fault = form.faults[name];
  const isChosen = ({ id }: Picture) => chosen === String(id);
  const tick = (picture: Picture) => (
    <Radio
      key={picture.id}
      name={name}
      value={String(picture.id)}
      defaultChecked={isChosen(picture)}
      label={
        <span className="settings__picture">
          <img
            src={mediaAddress(picture, isRaster(picture) ? 'SmallSize' : 'original')}
            alt=""
            loading="lazy"
          />
          <span className="small">{picture.title || picture.alt || `#${picture.id}`}</span>
        </span>
      }
    />
  );
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
      <div className="settings__pictures">
        <Radio name={name} value="" label={t('settings.noPicture')} defaultChecked={chosen === ''} />
        {pictures.filter(isChosen).map(tick)}
      </div>
      <details open={fault !== undefined}>
        <summary className="link">{t('settings.otherPictures')}</summary>
        <div className="settings__pictures">{pictures.filter((picture) => !isChosen(picture)).map(tick)}</div>
      </details>
      <p>
        <Link className="link" to={address('adminMedia')}>
          {t('settings.toGallery')}
        </Link>
      </p>
      {fault ? (
        <FieldError id={`${fieldId(form, name)}-error`}>
          {fault.words ?? t(fault.key, fault.values)}
        </FieldError>
      ) : null}
    </fieldset>
  );
}
