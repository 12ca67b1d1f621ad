import { mostAxes, mostVariants } from '@izlog/contract/product/record/variant-bounds';
import { colourOf, isColourName, splitValues } from './typed-values.ts';

/** A choice of an axis as it stands in the form; without an id it was typed. */
export interface TypedValue {
  id: number | null;
  name: string;
  color: string | null;
  /** What it was typed as at first: it is the same one while it is renamed. */
  key?: string;
}

/** An axis as it stands in the form. */
export interface TypedAxis {
  attributeId: number | null;
  name: string;
  isColour: boolean;
  /** It shall go; of its variants those of `retainedId` stay. */
  isGone: boolean;
  retainedId: number | null;
  values: TypedValue[];
  /** Choices that are typed and no chips yet. */
  more: string;
}

/** An axis of the editor, the same one while it is renamed and moved. */
export type KeyedAxis = TypedAxis & { key: string };

/** Whether an axis is one of colours: a new one by what it is called. */
export const guessColour = (axis: TypedAxis, name: string): boolean =>
  axis.attributeId === null && axis.values.length === 0 ? isColourName(name) : axis.isColour;

/** Names of the fields of the form of axes, by the places of axis and choice. */
export const axisField = {
  id: (axis: number) => `axis-${axis}-id`,
  name: (axis: number) => `axis-${axis}-name`,
  colour: (axis: number) => `axis-${axis}-colour`,
  gone: (axis: number) => `axis-${axis}-gone`,
  retained: (axis: number) => `axis-${axis}-retained`,
  more: (axis: number) => `axis-${axis}-more`,
  valueId: (axis: number, value: number) => `axis-${axis}-value-${value}-id`,
  valueName: (axis: number, value: number) => `axis-${axis}-value-${value}-name`,
  valueColor: (axis: number, value: number) => `axis-${axis}-value-${value}-color`,
};

const idOf = (text: string | undefined): number | null =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;

/** The axes that a form says, in order; `read` answers a field that it has. */
export function readTypedAxes(read: (name: string) => string | undefined): TypedAxis[] {
  const axes: TypedAxis[] = [];
  for (let axis = 0; axis <= mostAxes; axis += 1) {
    const name = read(axisField.name(axis));
    if (name === undefined) break;
    const values: TypedValue[] = [];
    for (let at = 0; at < mostVariants; at += 1) {
      const value = read(axisField.valueName(axis, at));
      if (value === undefined) break;
      const color = read(axisField.valueColor(axis, at)) ?? '';
      values.push({
        id: idOf(read(axisField.valueId(axis, at))),
        name: value.trim(),
        color: /^#[\da-f]{6}$/i.test(color) ? color.toLowerCase() : null,
      });
    }
    axes.push({
      attributeId: idOf(read(axisField.id(axis))),
      name: name.trim(),
      isColour: read(axisField.colour(axis)) === 'true',
      isGone: read(axisField.gone(axis)) === 'true',
      retainedId: idOf(read(axisField.retained(axis))),
      values,
      more: read(axisField.more(axis)) ?? '',
    });
  }
  return axes;
}

/** Choices with those that are typed behind them, each once. */
export function withTyped(
  { values, isColour }: Pick<TypedAxis, 'values' | 'isColour'>,
  typed: string,
): TypedValue[] {
  const known = new Set(values.map(({ name }) => name.toLocaleLowerCase('hr')));
  const more = splitValues(typed).filter((name) => !known.has(name.toLocaleLowerCase('hr')));
  return [
    ...values,
    ...more.map((name) => ({
      id: null,
      name: name.slice(0, 100),
      color: isColour ? colourOf(name) : null,
      key: name,
    })),
  ];
}

/** What is sent of an axis that stays: without choices whose names were emptied. */
export const saidAxis = ({ attributeId, name, isColour, values, more }: TypedAxis) => ({
  attributeId,
  name,
  isColour,
  values: withTyped({ values: values.filter((value) => value.name !== ''), isColour }, more).map(
    ({ id, name: word, color }) => ({ id, name: word, color: isColour ? color : null }),
  ),
});
