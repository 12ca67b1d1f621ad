import type { Attribute, AttributeChoice } from './shape-catalogue.ts';

/** Attributes of the demonstration catalogue; every filter type of the specification is in use (CATALOG-028). */
export const attributes: Attribute[] = [
  {
    code: 'kind',
    label: { hr: 'Vrsta', en: 'Kind', de: 'Art' },
    type: 'MultiSelect',
    choices: [
      choice('service', 'Usluga', 'Service', 'Dienstleistung'),
      choice('workshop', 'Radionica', 'Workshop', 'Workshop'),
      choice('book', 'Tiskana knjiga', 'Printed book', 'Gedrucktes Buch'),
      choice('ebook', 'E-knjiga', 'E-book', 'E-Book'),
      choice('template', 'Predložak', 'Template', 'Vorlage'),
      choice('goods', 'Radni pribor', 'Desk goods', 'Arbeitsmittel'),
      choice('bundle', 'Paket', 'Bundle', 'Paket'),
      choice('subscription', 'Pretplata', 'Subscription', 'Abonnement'),
    ],
  },
  {
    code: 'industry',
    label: { hr: 'Djelatnost', en: 'Industry', de: 'Branche' },
    type: 'Dropdown',
    choices: [
      choice('all', 'Sve djelatnosti', 'All industries', 'Alle Branchen'),
      choice('tourism', 'Turizam i smještaj', 'Tourism and lodging', 'Tourismus und Unterkünfte'),
      choice('farming', 'Poljoprivreda i OPG', 'Farming', 'Landwirtschaft'),
      choice('manufacturing', 'Prerada i proizvodnja', 'Manufacturing', 'Verarbeitung und Produktion'),
      choice('energy', 'Energija', 'Energy', 'Energie'),
      choice('property', 'Nekretnine', 'Property', 'Immobilien'),
      choice('health', 'Zdravlje i skrb', 'Health and care', 'Gesundheit und Pflege'),
    ],
  },
  {
    code: 'pages',
    label: { hr: 'Broj stranica', en: 'Pages', de: 'Seitenzahl' },
    type: 'Number',
    unit: { hr: 'stranica', en: 'pages', de: 'Seiten' },
  },
  {
    code: 'color',
    label: { hr: 'Boja', en: 'Colour', de: 'Farbe' },
    type: 'VisualSwatch',
    customClass: 'swatches',
    choices: [
      { ...choice('petrolej', 'Petrolej', 'Teal', 'Petrol'), hex: '#0C5953', shopDefault: true },
      { ...choice('opeka', 'Opeka', 'Brick', 'Ziegel'), hex: '#BC5A3C' },
      { ...choice('more', 'More', 'Sea', 'Meer'), hex: '#22405F' },
      { ...choice('maslina', 'Maslina', 'Olive', 'Olive'), hex: '#6B7B3A' },
      { ...choice('pijesak', 'Pijesak', 'Sand', 'Sand'), hex: '#F2EBDB' },
      { ...choice('plocice', 'Pločice', 'Tiles', 'Fliesen'), media: 'uzorak-plocice.svg' },
    ],
  },
  {
    code: 'size',
    label: { hr: 'Veličina', en: 'Size', de: 'Größe' },
    type: 'TextSwatch',
    customClass: 'words',
    choices: [
      choice('a6', 'A6'),
      { ...choice('a5', 'A5'), shopDefault: true },
      choice('b5', 'B5'),
      choice('a4', 'A4'),
      choice('s', 'S'),
      { ...choice('m', 'M'), shopDefault: true },
      choice('l', 'L'),
      choice('xl', 'XL'),
      choice('13', '13″'),
      choice('15', '15″'),
    ],
  },
  {
    code: 'instant',
    label: { hr: 'Preuzimanje odmah', en: 'Instant download', de: 'Sofort zum Herunterladen' },
    type: 'YesNo',
  },
  {
    code: 'updated',
    label: { hr: 'Datum izdanja', en: 'Edition date', de: 'Ausgabedatum' },
    type: 'Date',
  },
  {
    code: 'starts',
    label: { hr: 'Datum radionice', en: 'Workshop date', de: 'Workshop-Termin' },
    type: 'DateTime',
  },
  {
    code: 'file',
    label: { hr: 'Oblik datoteke', en: 'File format', de: 'Dateiformat' },
    type: 'MultiSelect',
    choices: [choice('xlsx', 'xlsx'), choice('docx', 'docx'), choice('pdf', 'pdf'), choice('epub', 'epub')],
  },
];

function choice(key: string, hr: string, en = hr, de = hr): AttributeChoice {
  return { key, label: { hr, en, de } };
}
