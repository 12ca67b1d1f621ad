import type { Media, MediaFile } from './shape.ts';

/** Pictures of books, devices and goods: squares of 800 pixels with the shelf edge at 78 % of the height. */
export const goodsMedia: Media[] = [
  pane(
    'planer-petrolej.svg',
    'Planer ulaganja u petrolejskoj boji s jantarnom gumicom',
    'Investment planner in teal with an amber elastic',
  ),
  pane(
    'planer-opeka.svg',
    'Planer ulaganja u boji opeke s plavom gumicom',
    'Investment planner in brick with a blue elastic',
  ),
  pane(
    'planer-more.svg',
    'Planer ulaganja u tamnoplavoj boji s jantarnom gumicom',
    'Investment planner in sea blue with an amber elastic',
  ),
  pane(
    'planer-maslina.svg',
    'Planer ulaganja u maslinastoj boji s gumicom boje opeke',
    'Investment planner in olive with a brick elastic',
  ),
  pane(
    'planer-otvoren.svg',
    'Otvoren planer s redcima lijevo i grafikonom desno',
    'Open planner with lines on the left and a chart on the right',
  ),
  pane(
    'planer-detalj.svg',
    'Korice planera izbliza, s utisnutim izlogom',
    'Close-up of the planner cover with the embossed shop window',
  ),
  pane('planer-niz.svg', 'Tri planera u nizu i šalica kave', 'Three planners in a row and a mug of coffee'),
  pane('karte-52.svg', 'Kutija karata s upitnikom', 'Box of cards with a question mark'),
  pane('salica.svg', 'Bijela šalica s krivuljom', 'White mug with a curve'),
  pane('torba.svg', 'Platnena torba s otisnutim izlogom', 'Canvas bag with a printed shop window'),
  pane('plakat-poziva.svg', 'Uokviren plakat s vinogradom', 'Framed poster with a vineyard'),
  pane(
    'majica-petrolej.svg',
    'Petrolejska majica s tri crte na prsima, na vješalici',
    'Teal T-shirt with three lines on the chest, on a hanger',
  ),
  pane(
    'majica-opeka.svg',
    'Majica u boji opeke s tri crte na prsima, na vješalici',
    'Brick T-shirt with three lines on the chest, on a hanger',
  ),
  pane(
    'majica-pijesak.svg',
    'Svijetla majica s tri crte na prsima, na vješalici',
    'Sand-coloured T-shirt with three lines on the chest, on a hanger',
  ),
  pane(
    'vrecica-more.svg',
    'Tamnoplava vrećica za prijenosnik s kožnom kopčom',
    'Sea-blue laptop sleeve with a leather tab',
  ),
  pane(
    'vrecica-maslina.svg',
    'Maslinasta vrećica za prijenosnik s kožnom kopčom',
    'Olive laptop sleeve with a leather tab',
  ),
  pane(
    'vrecica-plocice.svg',
    'Vrećica za prijenosnik s uzorkom pločica',
    'Laptop sleeve with a tile pattern',
  ),
  pane('blok.svg', 'Dva bloka s mrežom, veći i manji', 'Two grid pads, one large and one small'),
  pane('olovke.svg', 'Šest olovaka u drvenom stalku', 'Six pencils in a wooden stand'),
  pane(
    'poklon-bon.svg',
    'Poklon-bon u petrolejskoj omotnici s pečatom',
    'Gift voucher in a teal envelope with a seal',
  ),
  pane(
    'racun-prije-betona.svg',
    'Knjiga u crvenkastim koricama s nacrtanim lukovima',
    'Book in reddish covers with drawn arcs',
  ),
  pane(
    'mali-rjecnik.svg',
    'Tamnoplava knjiga s krivuljom na koricama',
    'Dark blue book with a curve on the cover',
  ),
  pane(
    'prirucnik-radionica.svg',
    'Bilježnica s geometrijskim uzorkom i šalica',
    'Workbook with a geometric pattern and a mug',
  ),
  pane(
    'sedam-ulaganja.svg',
    'Knjiga sa sedam obojenih stupaca na koricama',
    'Book with seven coloured columns on the cover',
  ),
  pane(
    'od-poziva-do-isplate.svg',
    'Knjiga s ucrtanim putem od točke do točke',
    'Book with a path drawn from point to point',
  ),
  pane('tromjesecnik.svg', 'Naslovnica časopisa s tri krivulje', 'Cover of the magazine with three curves'),
  pane(
    'pretplata-tromjesecnik.svg',
    'Četiri broja časopisa složena jedan preko drugoga',
    'Four issues of the magazine, one over the other',
  ),
  pane('vodic-eu.svg', 'Čitač s naslovnicom vodiča', 'E-reader with the cover of the guide'),
  pane(
    'e-racun-prije-betona.svg',
    'Čitač s naslovnicom knjige „Račun prije betona”',
    'E-reader with the cover of “Sums before concrete”',
  ),
  pane(
    'e-brojke-za-banku.svg',
    'Čitač s pet stupaca na naslovnici',
    'E-reader with five columns on the cover',
  ),
  pane('e-trziste.svg', 'Čitač s nacrtanom skupinom ljudi', 'E-reader with a drawn group of people'),
  pane('e-solar.svg', 'Čitač s poljem sunčanih panela', 'E-reader with a field of solar panels'),
  pane('e-opg.svg', 'Čitač s kućom i poljem', 'E-reader with a house and a field'),
  pane('e-najam.svg', 'Čitač s gradskim zgradama', 'E-reader with city buildings'),
  pane('bez-slike.svg', 'Prazan izlog: slika još nije postavljena', 'Empty window: no picture yet'),
  {
    ...pane('uzorak-plocice.svg', 'Uzorak pločica u četiri boje', 'Tile pattern in four colours'),
    width: 200,
    height: 200,
  },
];

function pane(file: MediaFile, hr: string, en: string): Media {
  return { file, folder: 'proizvodi', width: 800, height: 800, alt: { hr, en } };
}
