import { brandContrast, brandNeighbours, brandPalette, readable } from '@izlog/contract/cms/brand-palette';
import { type InputEvent, useState } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { fieldId } from '#site/kit/forms/field-id.ts';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Field } from '#site/ui/controls/field.tsx';
import { TextInput } from '#site/ui/controls/text-input.tsx';
import type { OptionView } from './door/settings-view.ts';

/** A colour as `#rrggbb`, with what it makes of buttons, links and the footer, and whether words in it can be read. */
export function ColourField({ form, option }: { form: SentForm; option: OptionView }) {
  const { t } = useStaffText();
  const { key: name, label, hint } = option;
  const [colour, setColour] = useState(form.typed[name] ?? option.value);
  const fault = form.faults[name];
  const onInput = ({ currentTarget }: InputEvent<HTMLInputElement>) => setColour(currentTarget.value.trim());
  return (
    <div className="stack">
      <Field
        id={fieldId(form, name)}
        label={label}
        hint={hint}
        error={fault && (fault.words ?? t(fault.key, fault.values))}
      >
        {(control) => (
          <TextInput
            {...control}
            name={name}
            data-most={7}
            autoComplete="off"
            spellCheck={false}
            placeholder="#0a5650"
            defaultValue={form.typed[name] ?? option.value}
            onInput={onInput}
          />
        )}
      </Field>
      {fault ? null : <Samples colour={colour} />}
    </div>
  );
}

/** Rendered, for the pages take no inline styles. */
function Samples({ colour }: { colour: string }) {
  const { t, locale } = useStaffText();
  if (!/^#[\da-f]{6}$/i.test(colour)) return null;
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const contrast = format.format(brandContrast(colour));
  const needed = format.format(readable);
  const palette = brandPalette(colour);
  if (!palette)
    return (
      <p role="status" className="small">
        {t('settings.contrastBad', { contrast, needed })}
      </p>
    );
  return (
    <figure className="settings__samples">
      <div className="row">
        {(['light', 'dark'] as const).map((scheme) => {
          const { action, onAction, wash, night } = palette[scheme];
          const { ground, onNight } = brandNeighbours[scheme];
          return (
            <svg
              key={scheme}
              viewBox="0 0 240 120"
              width="240"
              height="120"
              role="img"
              aria-label={t(`settings.${scheme}`)}
            >
              <rect width="240" height="120" fill={ground} />
              <rect x="12" y="14" width="96" height="32" rx="6" fill={action} />
              <text x="60" y="35" textAnchor="middle" fontSize="14" fontWeight="600" fill={onAction}>
                {t('settings.sampleButton')}
              </text>
              <rect x="120" y="14" width="108" height="32" rx="6" fill={wash} />
              <text x="174" y="35" textAnchor="middle" fontSize="14" fill={action}>
                {t('settings.sampleLink')}
              </text>
              <rect y="64" width="240" height="56" fill={night} />
              <text x="12" y="97" fontSize="14" fill={onNight}>
                {t('settings.sampleFooter')}
              </text>
            </svg>
          );
        })}
      </div>
      <figcaption className="small soft" role="status">
        {t('settings.contrastGood', { contrast, needed })}
      </figcaption>
    </figure>
  );
}
