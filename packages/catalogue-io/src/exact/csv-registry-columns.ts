import { attributeTypes, sortTypes } from '../product-kinds.ts';
import { type Codec, flag, number, oneOf, optional, optionalText, orElse, text, whole } from './csv-codec.ts';
import { type CsvColumn, column, labels, translations } from './csv-column.ts';
import { words } from './csv-lists.ts';
import type { CatalogueRegistries } from './document.ts';

type Registry<K extends keyof CatalogueRegistries> = CatalogueRegistries[K][number];
export type TaxClass = Registry<'taxClasses'>;
export type Brand = Registry<'brands'>;
export type Attribute = Registry<'attributes'>;
export type AttributeValue = Attribute['values'][number];
export type Category = Registry<'categories'>;
export type Tag = Registry<'tags'>;

// Hundredths of a percent, as a percentage.
const percent: Codec<number> = {
  write: (rate) => String(rate / 100),
  read: (cell) => Math.round(number.read(cell) * 100),
};
const position = orElse(whole, 0);

/** The columns of everything that stands above the products; `key` and `parent` are read by the caller. */
export function registryColumns(languages: readonly string[]) {
  const label = <T extends { label: Record<string, string> }>(): CsvColumn<T> =>
    labels('label', languages, (entry) => entry.label, optionalText);

  const taxClass: CsvColumn<TaxClass>[] = [
    column('title', 'name', text),
    column('tax_percent', 'rate', percent),
  ];
  const brand: CsvColumn<Brand>[] = [
    {
      titles: ['manufacturer_name', 'manufacturer_address', 'manufacturer_email', 'manufacturer_outside_eu'],
      write: ({ manufacturer }) => ({
        manufacturer_name: optionalText.write(manufacturer?.name ?? null),
        manufacturer_address: manufacturer?.address ?? '',
        manufacturer_email: manufacturer?.email ?? '',
        manufacturer_outside_eu: flag.write(manufacturer?.isOutsideEu ?? false),
      }),
      read(cells, entry) {
        const { manufacturer_name, manufacturer_address = '', manufacturer_email = '' } = cells;
        if (manufacturer_name === undefined) return;
        const name = optionalText.read(manufacturer_name);
        entry.manufacturer =
          name === null
            ? null
            : {
                name,
                address: manufacturer_address,
                email: manufacturer_email,
                isOutsideEu: orElse(flag, false).read(cells.manufacturer_outside_eu ?? ''),
              };
      },
    },
    {
      titles: ['responsible_name', 'responsible_address', 'responsible_email'],
      write: ({ responsible }) => ({
        responsible_name: optionalText.write(responsible?.name ?? null),
        responsible_address: responsible?.address ?? '',
        responsible_email: responsible?.email ?? '',
      }),
      read(cells, entry) {
        const { responsible_name, responsible_address = '', responsible_email = '' } = cells;
        if (responsible_name === undefined) return;
        const name = optionalText.read(responsible_name);
        entry.responsible =
          name === null ? null : { name, address: responsible_address, email: responsible_email };
      },
    },
  ];
  const attribute: CsvColumn<Attribute>[] = [
    column('filter_type', 'type', oneOf(attributeTypes)),
    column('filterable', 'isFilterable', orElse(flag, true)),
    column('variation_axis', 'isVariationAxis', orElse(flag, false)),
    column('shown', 'isShown', orElse(flag, true)),
    column('position', 'position', position),
    column('custom_class', 'customClass', text),
    label(),
    labels('unit', languages, (entry) => entry.unit, optionalText),
  ];
  const value: CsvColumn<AttributeValue>[] = [
    label(),
    column('color', 'color', optionalText),
    column('media', 'media', optionalText),
    column('shop_default', 'isShopDefault', orElse(flag, false)),
  ];
  const category: CsvColumn<Category>[] = [
    column('position', 'position', position),
    column('sorts', 'sortTypes', words(sortTypes)),
    column('default_sort', 'sortDefaultType', optional(oneOf(sortTypes))),
    column('media', 'media', optionalText),
    column('published', 'isPublished', orElse(flag, true)),
    column('requires_safety', 'requiresSafety', orElse(flag, false)),
    column('kpd', 'kpd', optionalText),
    column('source', 'source', optionalText),
    column('external_id', 'externalId', optionalText),
    translations(
      languages,
      (entry) => entry.translations,
      () => ({ name: '', slug: '', line: '', description: '', seoTitle: '', seoDescription: '' }),
      [
        nameColumn(),
        column('slug', 'slug', text),
        column('line', 'line', text),
        column('description', 'description', text),
        column('seo_title', 'seoTitle', text),
        column('seo_description', 'seoDescription', text),
      ],
    ),
  ];
  const tag: CsvColumn<Tag>[] = [
    column('position', 'position', position),
    translations(
      languages,
      (entry) => entry.translations,
      () => ({ name: '', slug: '' }),
      [nameColumn(), column('slug', 'slug', text)],
    ),
  ];
  return { taxClass, brand, attribute, value, category, tag };
}

/** The name in a language, by whose cell it is known whether there are words in it; an empty name is `\e`. */
export function nameColumn<W extends { name: string }>(): CsvColumn<W> {
  return {
    titles: ['name'],
    write: (words) => ({ name: optionalText.write(words.name) }),
    read({ name }, words) {
      if (name !== undefined) words.name = optionalText.read(name) ?? '';
    },
  };
}
