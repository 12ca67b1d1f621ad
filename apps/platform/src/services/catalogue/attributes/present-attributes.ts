import type { Picture } from '@izlog/contract/media/media';
import type { AssociatedAttribute, AttributeOfProduct } from '@izlog/contract/product/attribute';
import { valuesOfType } from '@izlog/contract/product/product-kinds';
import type { AttributeRow } from './product-attributes.queries.ts';

/** What one product says about its attributes (PRODUCT-042): choices of one attribute become one entry. */
export function presentAttributes(rows: readonly AttributeRow[], language: string): AttributeOfProduct[] {
  const byAttribute = Map.groupBy(
    rows.filter((row) => row.isShown || row.axis !== null),
    (row) => row.attributeId,
  );
  return [...byAttribute.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { code, attributeId, label, type, unit } = first;
    const { value, valueLabel } = sayingOf(same, first, language);
    return [{ attributeCode: code, attributeID: attributeId, label, type, unit, value, valueLabel }];
  });
}

function sayingOf(
  rows: readonly AttributeRow[],
  first: AttributeRow,
  language: string,
): Pick<AttributeOfProduct, 'value' | 'valueLabel'> {
  if (valuesOfType(first.type) === 'answer')
    return { value: first.valueCode === 'yes', valueLabel: first.valueLabel ?? '' };
  if (first.number === null) {
    return {
      value: rows.flatMap((row) => row.valueId ?? []),
      valueLabel: rows.map((row) => row.valueLabel ?? row.valueCode ?? '').join(', '),
    };
  }
  const { number, type, unit } = first;
  if (valuesOfType(type) === 'dates') {
    const iso = new Date(number).toISOString();
    return { value: type === 'Date' ? iso.slice(0, 10) : iso, valueLabel: iso.slice(0, 10) };
  }
  const text = formatOf(language).format(number);
  return { value: number, valueLabel: unit === '' ? text : `${text} ${unit}` };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format costs more than all else about a product; there are as many as languages of the sites. */
function formatOf(language: string): Intl.NumberFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 6 });
  formats.set(language, made);
  return made;
}

/** Intl knows the two-letter codes; where a three-letter one is not known it falls back by itself. */
function localeOf(language: string): string {
  return Intl.getCanonicalLocales(language)[0] ?? 'hr';
}

/** The axes by which variants differ, with the choices that occur among them (PRODUCT-017). */
export function presentAxes(
  variantRows: readonly AttributeRow[],
  pictures: ReadonlyMap<number, Picture>,
): AssociatedAttribute[] {
  const axes = Map.groupBy(
    variantRows.filter((row) => row.axis !== null && row.valueId !== null),
    (row) => row.attributeId,
  );
  return [...axes.values()]
    .toSorted((a, b) => (a[0]?.axis ?? 0) - (b[0]?.axis ?? 0))
    .flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const choices = new Map(rows.map((row) => [row.valueId, row]));
      return [
        {
          attributeID: first.attributeId,
          attributeCode: first.code,
          label: first.label,
          inputType: first.type,
          customClass: first.customClass,
          values: [...choices.values()].map((row) => ({
            id: row.valueId ?? 0,
            value: row.valueLabel ?? row.valueCode ?? '',
            isMedia: row.mediaId !== null,
            shopDefault: row.isShopDefault ?? false,
            color: row.color,
            media: (row.mediaId !== null && pictures.get(row.mediaId)) || null,
          })),
        },
      ];
    });
}
