import { type DragEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { SentForm } from '#site/kit/forms/use-sent-form.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import { FieldError } from '#site/ui/controls/field.tsx';
import { IconButton } from '#site/ui/controls/icon-button.tsx';
import { Select, TextInput } from '#site/ui/controls/text-input.tsx';
import { Icon } from '#site/ui/icons/icon.tsx';
import type { ProductView } from '../product-view.ts';
import {
  axisField,
  guessColour,
  type KeyedAxis,
  type TypedAxis,
  type TypedValue,
  withTyped,
} from './typed-axes.ts';
import { colourOf } from './typed-values.ts';

type EditorProps = {
  form: SentForm;
  view: ProductView;
  axis: KeyedAxis;
  place: number;
  isHydrated: boolean;
  isLast: boolean;
  /** It was just added: its first empty field takes the focus. */
  hasFocus: boolean;
  onChange: (axis: Partial<TypedAxis>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** One axis: its name, its choices as chips, and what can be done with it. */
export function AxisEditor(props: EditorProps) {
  const { form, view, axis, place, isHydrated, isLast, hasFocus, onChange, onMove, onRemove } = props;
  const { t } = useStaffText();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!hasFocus) return;
    const empty = [...(box.current?.querySelectorAll<HTMLInputElement>('input[type="text"]') ?? [])];
    empty.find(({ value }) => value === '')?.focus();
  }, [hasFocus]);
  const name = axis.name || t('products.axisNew');
  const known = view.choices.attributes.filter(({ values }) => values.length > 0);
  const attribute = known.find(
    (one) => one.id === axis.attributeId || one.name.toLocaleLowerCase() === axis.name.toLocaleLowerCase(),
  );
  const take = () => {
    const values = withTyped(axis, axis.more);
    if (values.length > axis.values.length || axis.more !== '') onChange({ values, more: '' });
  };
  const moveValue = (from: number, to: number) => {
    const one = axis.values[from];
    if (!one || to < 0 || to >= axis.values.length) return;
    const focused = document.activeElement;
    onChange({ values: axis.values.toSpliced(from, 1).toSpliced(to, 0, one) });
    // A node that is moved loses the focus.
    requestAnimationFrame(() => {
      if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    });
  };
  const remove = (at: number) => onChange({ values: axis.values.filter((_, one) => one !== at) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend above, not beside the chips.
    <div ref={box} role="group" aria-label={name} className="axis" data-gone={axis.isGone || undefined}>
      <input type="hidden" name={axisField.id(place)} value={axis.attributeId ?? ''} />
      <input type="hidden" name={axisField.gone(place)} value={String(axis.isGone)} />
      <div className="axis__name">
        <Field form={form} name={axisField.name(place)}>
          <TextInput
            id={`axes-${axisField.name(place)}`}
            name={axisField.name(place)}
            aria-label={t('products.axisName')}
            list={axis.attributeId === null ? `${listId}-names` : undefined}
            autoComplete="off"
            data-most={100}
            value={axis.name}
            aria-invalid={form.faults[axisField.name(place)] ? true : undefined}
            onChange={({ currentTarget: { value } }) =>
              onChange({ name: value, isColour: guessColour(axis, value) })
            }
          />
        </Field>
        {axis.attributeId === null ? (
          <datalist id={`${listId}-names`}>
            {known.map((one) => (
              <option key={one.id} value={one.name} />
            ))}
          </datalist>
        ) : null}
        <Checkbox
          name={axisField.colour(place)}
          value="true"
          label={<span className="small">{t('products.axisIsColour')}</span>}
          checked={axis.isColour}
          onChange={({ currentTarget: { checked } }) =>
            onChange({
              isColour: checked,
              values: axis.values.map((value) => ({
                ...value,
                color: value.color ?? (checked ? colourOf(value.name) : null),
              })),
            })
          }
        />
      </div>
      {axis.isGone ? (
        <Gone axis={axis} place={place} onChange={onChange} />
      ) : (
        <div className="axis__values">
          {axis.values.map((value, at) => (
            <Chip
              key={value.id ?? `new-${value.key ?? at}`}
              {...{ form, axis, value, place, at, isHydrated }}
              onChange={(changed) =>
                onChange({
                  values: axis.values.map((one, own) => (own === at ? { ...one, ...changed } : one)),
                })
              }
              onMove={(to) => moveValue(at, to)}
              onDropOf={(from) => moveValue(from, at)}
              onRemove={() => remove(at)}
            />
          ))}
          <Field form={form} name={axisField.more(place)}>
            <TextInput
              id={`axes-${axisField.more(place)}`}
              name={axisField.more(place)}
              className="axis__new"
              aria-label={t('products.axisMore', { axis: name })}
              placeholder={t('products.axisMoreHint')}
              list={`${listId}-values`}
              autoComplete="off"
              value={axis.more}
              aria-invalid={form.faults[axisField.more(place)] ? true : undefined}
              onChange={({ currentTarget: { value } }) => onChange({ more: value })}
              onKeyDown={(event: KeyboardEvent) => {
                if (event.key === 'Enter' && axis.more.trim() !== '') {
                  event.preventDefault();
                  take();
                } else if (event.key === 'Backspace' && axis.more === '' && axis.values.at(-1)?.id === null)
                  remove(axis.values.length - 1);
              }}
              onBlur={take}
              onPaste={(event) => {
                const text = event.clipboardData.getData('text/plain');
                if (!/[\r\n\t]/.test(text)) return;
                event.preventDefault();
                onChange({ values: withTyped(axis, `${axis.more}\n${text}`), more: '' });
              }}
            />
          </Field>
          <datalist id={`${listId}-values`}>
            {attribute?.values
              .filter((one) => !axis.values.some(({ id }) => id === one.id))
              .slice(0, 200)
              .map((one) => (
                <option key={one.id} value={one.name} />
              ))}
          </datalist>
        </div>
      )}
      {isHydrated ? (
        <div className="axis__acts">
          {place > 0 ? (
            <IconButton
              icon="left"
              className="is-up"
              label={t('products.axisUp', { axis: name })}
              onClick={() => onMove(place - 1)}
            />
          ) : null}
          {isLast ? null : (
            <IconButton
              icon="right"
              className="is-up"
              label={t('products.axisDown', { axis: name })}
              onClick={() => onMove(place + 1)}
            />
          )}
          {axis.isGone ? null : (
            <IconButton
              icon="close"
              label={t('products.axisRemove', { axis: name })}
              onClick={() =>
                axis.attributeId === null
                  ? onRemove()
                  : onChange({
                      isGone: true,
                      retainedId: axis.values.find(({ id }) => id !== null)?.id ?? null,
                    })
              }
            />
          )}
        </div>
      ) : null}
    </div>
  );
}

/** An axis that shall go: the variants of one of its choices stay. */
function Gone({ axis, place, onChange }: Pick<EditorProps, 'axis' | 'place' | 'onChange'>) {
  const { t } = useStaffText();
  const values = axis.values.filter(({ id }) => id !== null);
  return (
    <div className="axis__values">
      <span>{t('products.axisGone')}</span>
      {values.length > 1 ? (
        <span className="row">
          <span className="small" aria-hidden="true">
            {t('products.axisKeep')}
          </span>
          <Select
            aria-label={t('products.axisKeep')}
            name={axisField.retained(place)}
            value={String(axis.retainedId ?? '')}
            onChange={({ currentTarget: { value } }) => onChange({ retainedId: Number(value) })}
          >
            {values.map(({ id, name }) => (
              <option key={id} value={id ?? ''}>
                {name}
              </option>
            ))}
          </Select>
        </span>
      ) : null}
      <Button onClick={() => onChange({ isGone: false, retainedId: null })}>{t('products.axisStay')}</Button>
      {axis.values.map((value, at) => (
        <span key={value.id ?? value.name} hidden>
          <input type="hidden" name={axisField.valueId(place, at)} value={value.id ?? ''} />
          <input type="hidden" name={axisField.valueName(place, at)} value={value.name} />
          <input type="hidden" name={axisField.valueColor(place, at)} value={value.color ?? ''} />
        </span>
      ))}
    </div>
  );
}

type ChipProps = Pick<EditorProps, 'form' | 'axis' | 'place' | 'isHydrated'> & {
  value: TypedValue;
  at: number;
  onChange: (value: Partial<TypedValue>) => void;
  onMove: (to: number) => void;
  onDropOf: (from: number) => void;
  onRemove: () => void;
};

/** What is dragged from one place of an axis to another. */
const dragged = 'application/x-izlog-choice';

/** One choice: its colour, its name, its place among the others, and away with it. */
function Chip(props: ChipProps) {
  const { form, axis, place, at, value, isHydrated, onChange, onMove, onDropOf, onRemove } = props;
  const { t } = useStaffText();
  const { name, color } = value;
  const own = axisField.valueName(place, at);
  const drop = (event: DragEvent) => {
    const [of, from = ''] = event.dataTransfer.getData(dragged).split(' ');
    if (of !== axis.key) return;
    event.preventDefault();
    onDropOf(Number(from));
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.preventDefault();
    if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
    event.preventDefault();
    onMove(at + (event.key === 'ArrowLeft' ? -1 : 1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dragging is a second way; the buttons within serve everybody.
    <span
      className="value"
      data-short={name.length <= 4 || undefined}
      data-wrong={form.faults[own] ? true : undefined}
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={drop}
    >
      <input type="hidden" name={axisField.valueId(place, at)} value={value.id ?? ''} />
      {isHydrated ? (
        <span
          className="value__grip"
          aria-hidden="true"
          draggable
          onDragStart={(event) => event.dataTransfer.setData(dragged, `${axis.key} ${at}`)}
        />
      ) : null}
      {axis.isColour ? (
        <input
          type="color"
          name={axisField.valueColor(place, at)}
          aria-label={t('products.axisColourOf', { value: name })}
          value={color ?? colourOf(name)}
          onChange={(event) => onChange({ color: event.currentTarget.value })}
        />
      ) : null}
      <input
        type="text"
        id={`axes-${own}`}
        name={own}
        aria-label={t('products.axisValue', { value: name })}
        aria-invalid={form.faults[own] ? true : undefined}
        aria-describedby={form.faults[own] ? `${own}-error` : undefined}
        data-most={100}
        autoComplete="off"
        value={name}
        size={Math.max(2, Math.min(name.length, 18))}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
        onKeyDown={keys}
      />
      {isHydrated ? (
        <>
          <button
            type="button"
            className="value__move"
            aria-label={t('products.axisValueLeft', { value: name })}
            disabled={at === 0}
            onClick={() => onMove(at - 1)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className="value__move"
            aria-label={t('products.axisValueRight', { value: name })}
            disabled={at === axis.values.length - 1}
            onClick={() => onMove(at + 1)}
          >
            <Icon name="right" />
          </button>
          <button
            type="button"
            aria-label={t('products.axisValueRemove', { value: name })}
            onClick={onRemove}
          >
            <Icon name="close" />
          </button>
        </>
      ) : null}
      <Fault form={form} name={own} />
    </span>
  );
}

function Field({ form, name, children }: { form: SentForm; name: string; children: ReactNode }) {
  return (
    <span className="axis__field">
      {children}
      <Fault form={form} name={name} />
    </span>
  );
}

function Fault({ form, name }: { form: SentForm; name: string }) {
  const { t } = useStaffText();
  const fault = form.faults[name];
  if (!fault) return null;
  return <FieldError id={`${name}-error`}>{fault.words ?? t(fault.key, fault.values)}</FieldError>;
}
