/** Files that people mistake for a product file, known by their first bytes; nothing when it may be text. */
export function nameBinary(head: Uint8Array): string | undefined {
  const start = Buffer.from(head.subarray(0, 8)).toString('latin1');
  return binaries.find(([magic]) => start.startsWith(magic))?.[1];
}

const binaries: [magic: string, name: string][] = [
  ['PK\x03\x04', 'an Excel workbook or another zip archive (save the sheet as "CSV UTF-8")'],
  ['\xd0\xcf\x11\xe0', 'an old Excel workbook (save the sheet as "CSV UTF-8")'],
  ['\x1f\x8b', 'a gzip archive (unpack it first)'],
  ['%PDF-', 'a PDF'],
  ['\x89PNG', 'a picture'],
  ['\xff\xd8\xff', 'a picture'],
  ['GIF8', 'a picture'],
];

/** Files that people mistake for a product file, known by their first line of text. */
export function nameMarkup(text: string): string | undefined {
  const start = text.trimStart().slice(0, 200).toLowerCase();
  if (start.startsWith('<!doctype html') || start.startsWith('<html')) return 'a web page';
  if (start.startsWith('<?xml') || start.startsWith('<rss')) return 'an XML file';
  if (start.startsWith('{') || start.startsWith('[')) return 'a JSON file';
  return undefined;
}

/** The system whose export has these columns (lower case); nothing when none fits. */
export function nameExport(columns: ReadonlySet<string>): string | undefined {
  return systems.find(([, signs]) => signs.every((mark) => columns.has(mark)))?.[0];
}

const systems: [name: string, signs: string[]][] = [
  ['a Shopify product file', ['handle', 'title', 'option1 value', 'variant price']],
  ['a Shopify product file', ['url handle', 'title', 'option1 value', 'price']],
  ['a Shopify inventory file', ['handle', 'title', 'location', 'option1 value']],
  ['a Shopify order file', ['financial status', 'lineitem name']],
  ['a Shopify customer file', ['first name', 'last name', 'accepts email marketing']],
  ['a WooCommerce product file', ['type', 'name', 'in stock?', 'regular price']],
  ['a WooCommerce product file', ['type', 'name', 'sku', 'regular price']],
  ['a WooCommerce tax rate file', ['country code', 'rate %', 'tax name']],
  ['a Medusa product file', ['product title', 'variant title']],
  ['a Vendure product file', ['name', 'slug', 'optiongroups']],
  ['a Magento product file', ['sku', 'attribute_set_code', 'product_type']],
  ['a Magento sample data file', ['sku', 'name', 'attribute_set']],
  ['a PrestaShop product file', ['product id', 'price tax excluded']],
];

/** The language of a WooCommerce export whose columns (lower case) are not the English ones. */
export function nameWooLanguage(columns: ReadonlySet<string>): string | undefined {
  return wooLanguages.find(([, words]) => words.filter((word) => columns.has(word)).length >= 2)?.[0];
}

// Published, Name, Regular price, Categories, as the translated exports head them.
const wooLanguages: [language: string, words: string[]][] = [
  ['Croatian', ['objavljeno', 'naziv', 'ime', 'redovna cijena', 'kategorije', 'vrsta', 'oznake', 'slike']],
  ['Slovenian', ['objavljeno', 'ime', 'redna cena', 'kategorije', 'značke', 'slike']],
  ['Serbian', ['објављено', 'назив', 'редовна цена', 'категорије']],
  ['German', ['veröffentlicht', 'regulärer preis', 'artikelnummer', 'kategorien', 'schlagwörter', 'bilder']],
  ['Italian', ['pubblicato', 'nome', 'prezzo di listino', 'categorie', 'immagini']],
  ['French', ['publié', 'nom', 'tarif régulier', 'catégories', 'ugs']],
  ['Spanish', ['publicado', 'nombre', 'precio normal', 'categorías', 'imágenes']],
  ['Polish', ['opublikowano', 'nazwa', 'cena', 'kategorie', 'obrazki']],
  ['Dutch', ['gepubliceerd', 'naam', 'reguliere prijs', 'categorieën', 'afbeeldingen']],
];
