import { Link } from 'react-router';
import { fieldId } from '../../../kit/forms/field-id.ts';
import { useAddress } from '../../../links/staff-addresses.ts';
import { Radio } from '../../../ui/controls/choice.tsx';
import { FieldError } from '../../../ui/controls/field.tsx';
import { useStaffText } from '../../frame/staff-text.tsx';
import type { ControlProps, KindOnSite } from '../kind.ts';
import { readId } from './reference.tsx';

/** One of the pictures that the screen knows, the chosen one first, or none. */
export const picture: KindOnSite<number | null> = {
  place: 'meta',
  Cell: ({ value }) => value,
  control: { Control: PictureControl, read: readId },
};

function PictureControl({ form, field: { name }, label, hint, value, options }: ControlProps) {
  const { t } = useStaffText();
  const address = useAddress();
  const chosen = form.typed[name] ?? (typeof value === 'number' ? String(value) : '');
  const fault = form.faults[name];
  const all = options[name] ?? [];
  // A picture that is not among the newest, or that its reader may not look at in the gallery, stays chosen.
  const isKnown = chosen === '' || all.some((one) => one.value === chosen);
  const known = isKnown ? all : [{ value: chosen, label: t('resource.presentPicture') }, ...all];
  const tick = (one: (typeof known)[number]) => (
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
      <div className="picture-choices">
        <Radio name={name} value="" label={t('settings.noPicture')} defaultChecked={chosen === ''} />
        {known.filter((one) => one.value === chosen).map(tick)}
      </div>
      {known.some((one) => one.value !== chosen) ? (
        <details open={fault !== undefined}>
          <summary className="link">{t('settings.otherPictures')}</summary>
          <div className="picture-choices">{known.filter((one) => one.value !== chosen).map(tick)}</div>
        </details>
      ) : null}
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
