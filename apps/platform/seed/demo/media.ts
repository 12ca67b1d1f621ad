import { goodsMedia } from './media-goods.ts';
import { servicesMedia } from './media-services.ts';
import type { Media, MediaFile } from './shape.ts';

/** Every picture of the demonstration shop, with alt texts. */
export const media: Media[] = [
  ...goodsMedia,
  ...servicesMedia,
  window(
    'pano-1.svg',
    900,
    1000,
    'U izlogu: studija hotela na obali, bijela maketa zgrada, plakat s jedrilicama i svjetiljka',
    'In the window: a study of a seaside hotel, a white model of houses, a poster with sailing boats and a lamp',
  ),
  window(
    'pano-2.svg',
    900,
    520,
    'Polica s knjigama, dva planera i šalica',
    'A shelf with books, two planners and a mug',
  ),
  window(
    'pano-3.svg',
    640,
    520,
    'Čitač s vodičem i dvije knjige',
    'An e-reader with the guide and two books',
  ),
  window('pano-4.svg', 640, 520, 'Ploča s krivuljom prihoda', 'A flip chart with an income curve'),
  window(
    'pano-5.svg',
    900,
    520,
    'Prijenosnik s tablicom, knjiga i olovke',
    'A laptop with a sheet, a book and pencils',
  ),
  window(
    'pano-m.svg',
    720,
    640,
    'U izlogu: studija hotela na obali, maketa zgrada i plakat s jedrilicama',
    'In the window: a study of a seaside hotel, a model of houses and a poster with sailing boats',
  ),
  window(
    'prica-ured.svg',
    1200,
    900,
    'Radni stol s prijenosnikom i maketom ispod prozora koji gleda na more',
    'A desk with a laptop and a model under a window that looks at the sea',
  ),
  window(
    'prazan-izlog.svg',
    1200,
    520,
    'Prazan izlog s ceduljom i biljkom',
    'An empty shop window with a note and a plant',
  ),
  article(
    'objava-obala.svg',
    'Gradnja hotela na obali, dizalica ispred zalazećeg sunca',
    'A hotel being built by the sea, a crane before the setting sun',
  ),
  article('objava-polje.svg', 'Sunčani paneli u polju', 'Solar panels in a field'),
  article('objava-vinograd.svg', 'Vinograd u brdima', 'A vineyard in the hills'),
  article(
    'objava-stol.svg',
    'Radni stol s planom, kalkulatorom i kavom',
    'A desk with a plan, a calculator and coffee',
  ),
  article('objava-grad.svg', 'Gradske zgrade u suton', 'City buildings at dusk'),
  article('objava-luka.svg', 'Jedrilice u luci', 'Sailing boats in a harbour'),
  article('objava-banka.svg', 'Zgrada banke sa stupovima', 'A bank building with columns'),
  article(
    'objava-trznica.svg',
    'Tri štanda s voćem i prugastim tendama',
    'Three fruit stalls with striped awnings',
  ),
  article('objava-lavanda.svg', 'Redovi lavande i kamena kuća', 'Rows of lavender and a stone house'),
  article(
    'objava-terminal.svg',
    'Lučke dizalice i složeni kontejneri',
    'Harbour cranes and stacked containers',
  ),
  article('objava-hala.svg', 'Hala sa sunčanim panelima na krovu', 'A hall with solar panels on its roof'),
  article(
    'objava-stanovi.svg',
    'Stambena zgrada s balkonima i svjetlima u prozorima',
    'A block of flats with balconies and lit windows',
  ),
  article(
    'objava-biljeznica.svg',
    'Otvorena bilježnica s tri krivulje, olovka i kava',
    'An open notebook with three curves, a pencil and coffee',
  ),
  article(
    'objava-dokazi.svg',
    'Polica s registratorima i popis za provjeru',
    'A shelf of binders and a checklist',
  ),
  article(
    'objava-razgovor.svg',
    'Dvoje ljudi razgovara za stolom ispred grafikona',
    'Two people talk at a table in front of a chart',
  ),
  {
    file: 'znak.svg',
    folder: 'oznake',
    width: 32,
    height: 32,
    alt: { hr: 'Izlog', en: 'Izlog', de: 'Izlog' },
  },
];

function window(file: MediaFile, width: number, height: number, hr: string, en: string): Media {
  return { file, folder: 'naslovnica', width, height, alt: { hr, en } };
}

function article(file: MediaFile, hr: string, en: string): Media {
  return { file, folder: 'objave', width: 1200, height: 800, alt: { hr, en } };
}
