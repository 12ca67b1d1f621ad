import type { VariantRecord } from '@izlog/contract/product/record/product-variants';
import { mostAxes } from '@izlog/contract/product/record/variant-bounds';
import { useRef, useState } from 'react';
import { FormFrame } from '#site/admin/ground/frame/once/form-frame.tsx';
import { useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import type { StaffKey } from '#site/i18n/messages.ts';
import { SendButton } from '#site/kit/forms/form-fields.tsx';
import { useSentForm } from '#site/kit/forms/use-sent-form.ts';
import { useHydrated } from '#site/kit/frame/use-hydrated.ts';
import { Button } from '#site/ui/controls/button.tsx';
import { Checkbox } from '#site/ui/controls/choice.tsx';
import type { ProductView } from '../product-view.ts';
import { AxisEditor } from './axis-editor.tsx';
import { GoingPanel, goingOf } from './going-panel.tsx';
import { type KeyedAxis, readTypedAxes, type TypedAxis, withTyped } from './typed-axes.ts';

type AxesProps = { view: ProductView; variants: NonNullable<ProductView['variants']> };

/**
 * What the variants of a product differ by, typed where it stands: names, choices as chips, colours, their order. Nothing is
 * made or taken away before it is sent, and how many variants there would be is always said. Without scripts the same fields
 * are an ordinary form: a name that is emptied takes its choice away.
 */
export function AxesForm({ view, variants: { axisRecords, axesRevision, variants } }: AxesProps) {
  const { t } = useStaffText();
  const isHydrated = useHydrated();
  const form = useSentForm({ name: 'axes' });
  const [axes, setAxes] = useState<readonly KeyedAxis[]>(() => {
    const typed = readTypedAxes((name) => form.typed[name]);
    const first: TypedAxis[] = typed.length > 0 ? typed : axisRecords.map(typedOf);
    return first.map(keyed);
  });
  const made = useRef(0);
  const change = (place: number, axis: Partial<TypedAxis>) =>
    setAxes((all) => all.map((one, at) => (at === place ? { ...one, ...axis } : one)));
  const move = (from: number, to: number) =>
    setAxes((all) => {
      const one = all[from];
      return one && to >= 0 && to < all.length ? all.toSpliced(from, 1).toSpliced(to, 0, one) : all;
    });
  const add = (name: string, isColour: boolean) => {
    made.current += 1;
    setAxes((all) => [...all, { ...newAxis, name, isColour, key: `added-${made.current}` }]);
  };
  const shown = isHydrated || axes.length >= mostAxes ? axes : [...axes, { ...newAxis, key: 'added-0' }];
  const left = axes.filter(({ isGone }) => !isGone);
  const counts = left.map((axis) => withTyped(axis, axis.more).filter(({ name }) => name !== '').length);
  const count = counts.reduce((product, one) => product * one, counts.length > 0 ? 1 : 0);
  const missing = missingIn(axes, variants, count);
  const [cancelled, setCancelled] = useState<unknown>();
  const going = form.answer && form.answer === cancelled ? undefined : goingOf(form);
  const isEmpty = axes.length === 0 && isHydrated;
  return (
    <FormFrame form={form} label={t('products.axes')} className="stack axes-form">
      <input type="hidden" name="revision" value={axesRevision} />
      {isEmpty ? (
        <div className="stack">
          <p className="soft">{t('products.axesEmpty')}</p>
          <div className="row">
            {starts.map(({ key, isColour }, place) => (
              <Button
                key={key}
                tone={place === 0 ? 'primary' : undefined}
                onClick={() => add(t(key), isColour)}
              >
                {t(key)}
              </Button>
            ))}
            <Button onClick={() => add('', false)}>{t('products.axisOther')}</Button>
          </div>
        </div>
      ) : (
        <div className="axes">
          {shown.map((axis, place) => (
            <AxisEditor
              key={axis.key}
              {...{ form, view, axis, place, isHydrated }}
              isLast={place === shown.length - 1}
              hasFocus={axis.key.startsWith('added') && isHydrated}
              onChange={(changed) => change(place, changed)}
              onMove={(to) => move(place, to)}
              onRemove={() => setAxes((all) => all.filter((_, at) => at !== place))}
            />
          ))}
        </div>
      )}
      {isHydrated ? null : <p className="small soft">{t('products.axesPlain')}</p>}
      {axisRecords.length > 0 ? <p className="small soft">{t('products.axesShared')}</p> : null}
      {missing > 0 ? (
        <Checkbox
          name="isFilled"
          value="true"
          label={t('products.axesFill', { count: missing })}
          defaultChecked={form.typed.isFilled === 'true'}
        />
      ) : null}
      {isEmpty ? null : (
        <div className="row axes__acts">
          {isHydrated && axes.length < mostAxes ? (
            <Button onClick={() => add('', false)}>{t('products.axisAdd')}</Button>
          ) : null}
          {going ? null : (
            <SendButton form={form} tone={variants.length === 0 ? 'primary' : undefined}>
              {variants.length === 0 ? t('products.axesMake', { count }) : t('products.axesSave')}
            </SendButton>
          )}
          <span className="soft" aria-live="polite">
            {counts.length > 1 ? `${counts.join(' × ')} = ` : ''}
            {t('products.variantCount', { count })}
          </span>
        </div>
      )}
      {going ? (
        <GoingPanel
          key={form.answer?.shown?.goes}
          form={form}
          going={going}
          onCancel={
            isHydrated
              ? () => {
                  setCancelled(form.answer);
                  setAxes(axisRecords.map(typedOf).map(keyed));
                }
              : undefined
          }
        />
      ) : null}
    </FormFrame>
  );
}

const keyed = (axis: TypedAxis, place: number): KeyedAxis => ({
  ...axis,
  key: `${axis.attributeId ?? 'new'}-${place}`,
});

const starts: readonly { key: StaffKey; isColour: boolean }[] = [
  { key: 'products.axisColour', isColour: true },
  { key: 'products.axisSize', isColour: false },
];

const newAxis: TypedAxis = {
  attributeId: null,
  name: '',
  isColour: false,
  isGone: false,
  retainedId: null,
  values: [],
  more: '',
};

const typedOf = ({
  attributeId,
  name,
  isColour,
  values,
}: AxesProps['variants']['axisRecords'][number]): TypedAxis => ({
  ...newAxis,
  attributeId,
  name,
  isColour,
  values: values.map(({ id, name: word, color }) => ({ id, name: word, color })),
});

/** How many variants choices that are there already do not have, while nothing is changed. */
function missingIn(axes: readonly TypedAxis[], variants: readonly VariantRecord[], count: number): number {
  const isAsRead = axes.every(
    ({ attributeId, isGone, values }) =>
      attributeId !== null && !isGone && values.every(({ id }) => id !== null),
  );
  return isAsRead && variants.length > 0 ? Math.max(0, count - variants.length) : 0;
}
