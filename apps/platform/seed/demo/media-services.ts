import type { Media, MediaFile } from './shape.ts';

/** Pictures of studies, plans, templates and workshops: squares of 800 pixels like the goods. */
export const servicesMedia: Media[] = [
  pane(
    'studija-turizam.svg',
    'Uvezana studija s hotelom na obali na koricama',
    'Bound study with a hotel by the sea on its cover',
  ),
  pane(
    'studija-prerada.svg',
    'Uvezana studija s teglama na koricama i šalica',
    'Bound study with jars on its cover, and a mug',
  ),
  pane(
    'studija-logistika.svg',
    'Uvezana studija sa skladišnim policama na koricama i kutija',
    'Bound study with warehouse shelves on its cover, and a box',
  ),
  pane(
    'studija-zdravlje.svg',
    'Uvezana studija s domom za starije na koricama i biljka',
    'Bound study with a care home on its cover, and a plant',
  ),
  pane(
    'studija-nekretnine.svg',
    'Uvezana studija s gradskim zgradama na koricama',
    'Bound study with city buildings on its cover',
  ),
  pane(
    'studija-solar.svg',
    'Uvezana studija sa sunčanim panelima na koricama',
    'Bound study with solar panels on its cover',
  ),
  pane(
    'studija-bioplin.svg',
    'Uvezana studija s kupolama bioplinskog postrojenja i dvije knjige',
    'Bound study with the domes of a biogas plant, and two books',
  ),
  pane(
    'studija-pogon.svg',
    'Uvezana studija s tvornicom na koricama',
    'Bound study with a factory on its cover',
  ),
  pane(
    'cba-analiza.svg',
    'Dvije uvezane studije, s vjetroelektranama i s gradom na koricama',
    'Two bound studies, with wind turbines and a city on their covers',
  ),
  pane(
    'cba-provjera.svg',
    'Uvezana analiza s grafikonom i povećalo',
    'Bound analysis with a chart, and a magnifying glass',
  ),
  pane(
    'poslovni-plan.svg',
    'Uvezan poslovni plan s grafikonom i olovke u čaši',
    'Bound business plan with a chart, and pencils in a cup',
  ),
  pane(
    'plan-samozaposljavanje.svg',
    'Uvezan plan s malom trgovinom na koricama i olovke',
    'Bound plan with a small shop on its cover, and pencils',
  ),
  pane(
    'plan-opg.svg',
    'Uvezan plan s poljem na koricama i košara voća',
    'Bound plan with a field on its cover, and a basket of fruit',
  ),
  pane(
    'plan-iznajmljivac.svg',
    'Uvezan plan s kućama na obali i ključ',
    'Bound plan with houses by the sea, and a key',
  ),
  pane(
    'pregled-plana.svg',
    'Listovi plana s crvenim primjedbama i olovka',
    'Pages of a plan with red notes, and a pencil',
  ),
  pane(
    'savjetovanje.svg',
    'Stol s mapom i šalicom ispod svjetiljke',
    'Table with a folder and a mug under a lamp',
  ),
  pane(
    'eu-natjecaj.svg',
    'Dva registratora i mapa s krugom zvjezdica',
    'Two binders and a folder with a circle of stars',
  ),
  pane(
    'eu-provjera.svg',
    'Registrator i podloga s popisom za provjeru',
    'Binder and clipboard with a checklist',
  ),
  pane(
    'eu-provedba.svg',
    'Četiri registratora u nizu i mala biljka',
    'Four binders in a row and a small plant',
  ),
  pane('radionica.svg', 'Ploča s krivuljom prihoda', 'Flip chart with an income curve'),
  pane(
    'radionica-natjecaj.svg',
    'Prijenosnik s krugom zvjezdica i dokumentom na zaslonu',
    'Laptop with a circle of stars and a document on its screen',
  ),
  pane(
    'radionica-iznajmljivaci.svg',
    'Ploča s crtežom kuća na obali i biljka',
    'Flip chart with houses by the sea, and a plant',
  ),
  pane(
    'radionica-opg.svg',
    'Ploča s mjesečnim stupcima iznad i ispod nule',
    'Flip chart with monthly columns above and below zero',
  ),
  pane(
    'radionica-excel.svg',
    'Ploča s nacrtanom tablicom i šalica',
    'Flip chart with a drawn sheet, and a mug',
  ),
  pane(
    'radionica-banka.svg',
    'Ploča s rastućim stupcima i biljka',
    'Flip chart with rising columns, and a plant',
  ),
  pane('financijski-model.svg', 'Prijenosnik s otvorenom tablicom', 'Laptop with an open sheet'),
  pane(
    'predlozak-studije.svg',
    'Tablet i otisnuta stranica predloška',
    'Tablet and a printed page of the template',
  ),
  pane('tri-scenarija.svg', 'Tablet s grafikonom', 'Tablet with a chart'),
  pane('proracun-prijave.svg', 'Prijenosnik s krivuljom proračuna', 'Laptop with a budget curve'),
  pane(
    'predlozak-samozaposljavanje.svg',
    'Tablet s troškovnikom i otisnuta stranica plana',
    'Tablet with a budget, and a printed page of the plan',
  ),
  pane(
    'novcani-tijek.svg',
    'Prijenosnik sa stupcima novčanog tijeka iznad i ispod nule',
    'Laptop with cash flow columns above and below zero',
  ),
  pane(
    'kalkulator-kredita.svg',
    'Tablet s tri krivulje i stolni kalkulator',
    'Tablet with three curves, and a desk calculator',
  ),
  pane(
    'tablica-iznajmljivac.svg',
    'Prijenosnik s tablicom i crtežom obale',
    'Laptop with a sheet and a drawing of the coast',
  ),
  pane(
    'gantogram.svg',
    'Prijenosnik s obojenim trakama vremenskog plana',
    'Laptop with the coloured bars of a schedule',
  ),
  pane('nabava-komplet.svg', 'Dva dokumenta i pečat', 'Two documents and a stamp'),
  pane('cba-tablica.svg', 'Prijenosnik s velikom tablicom', 'Laptop with a large sheet'),
  pane('paket-prvi-projekt.svg', 'Kutija s trakom i mapa', 'Box with a ribbon, and a folder'),
  pane('paket-prva-prijava.svg', 'Čitač i kutija s crvenom trakom', 'E-reader and a box with a red ribbon'),
  pane('paket-radni-stol.svg', 'Planer, kutija i šalica na njoj', 'Planner, box and a mug on top of it'),
  pane('bilten.svg', 'Stolni kalendar s označenim danima', 'Desk calendar with marked days'),
  pane(
    'pretplata-predlosci.svg',
    'Prijenosnik sa šest malih tablica i grafikona',
    'Laptop with six small sheets and charts',
  ),
  pane(
    'pretplata-savjetnik.svg',
    'Telefon s razgovorom u oblačićima i šalica',
    'Telephone with a chat, and a mug',
  ),
];

function pane(file: MediaFile, hr: string, en: string): Media {
  return { file, folder: 'proizvodi', width: 800, height: 800, alt: { hr, en } };
}
