import { button, list, part, text } from '../parts.ts';
import { rich } from '../rich.ts';
import type { Text } from '../shape.ts';
import type { Page } from '../shape-content.ts';

/** Who we are. */
export const about: Page = {
  key: 'o-nama',
  title: { hr: 'O nama', en: 'About us', de: 'Über uns' },
  slug: { hr: 'o-nama', en: 'about-us', de: 'ueber-uns' },
  seo: {
    description: {
      hr: 'Osam ljudi u Obrtničkoj 8 u Zagrebu koji od 2011. pišu studije i planove za ulaganja po cijeloj Hrvatskoj.',
      en: 'Eight people at Obrtnička 8 in Zagreb who have been writing studies and plans for investments all over Croatia since 2011.',
      de: 'Acht Menschen in der Obrtnička 8 in Zagreb, die seit 2011 Studien und Pläne für Investitionen in ganz Kroatien schreiben.',
    },
    media: 'prica-ured.svg',
  },
  parts: [
    part('text-picture', 'about-story', {
      meta: {
        heading: { hr: 'Ured s izlogom', en: 'An office with a window', de: 'Ein Büro mit Schaufenster' },
        image: { file: 'prica-ured.svg' },
        body: {
          hr: rich(`
            Godine 2011. uselili smo se u bivšu papirnicu u Obrtničkoj. Izlog je ostao, pa smo u njega stavili ono što
            radimo: makete, studije, plakate s natječajima. Ljudi su ulazili i pitali koliko košta. Tako je nastala
            trgovina.

            Danas nas je osam: troje ekonomista, dvije inženjerke, agronom, pravnica i čovjek koji pazi da se rokovi
            ne pomiču. Napisali smo više od 340 studija i planova, a svaku smo računali kao da je novac naš.
          `),
          en: rich(`
            In 2011 we moved into a former stationer’s shop. The window stayed, so we put into it what we do: models,
            studies, posters with calls. People came in and asked what it cost. That is how the shop began. Today we
            are eight, and we have written more than 340 studies and plans.
          `),
          de: rich(`
            2011 zogen wir in ein ehemaliges Papiergeschäft. Das Schaufenster blieb, also stellten wir hinein, was wir
            tun: Modelle, Studien, Plakate mit Aufrufen. Die Leute kamen herein und fragten nach dem Preis. So begann
            der Laden. Heute sind wir acht und haben über 340 Studien und Pläne geschrieben.
          `),
        },
      },
      options: { pictureSide: 'right' },
    }),
    part('cards', 'about-principles', {
      meta: { heading: { hr: 'Čega se držimo', en: 'What we hold to', de: 'Woran wir uns halten' } },
      parts: [
        card(
          'about-card-1',
          'check',
          { hr: 'Uz svaku brojku izvor', en: 'A source for every figure', de: 'Zu jeder Zahl die Quelle' },
          {
            hr: 'Ako ne znamo odakle je, u studiji je nema. Procjenu zovemo procjenom.',
            en: 'If we do not know where it comes from, it is not in the study. An estimate is called an estimate.',
            de: 'Was wir nicht belegen können, steht nicht in der Studie. Eine Schätzung heißt Schätzung.',
          },
        ),
        card(
          'about-card-2',
          'chat',
          { hr: 'Kažemo i „nemojte”', en: 'We also say “don’t”', de: 'Wir sagen auch „lieber nicht“' },
          {
            hr: 'Svaka peta provjera završi savjetom da se ne gradi, ili ne sada. Naplaćujemo je jednako.',
            en: 'Every fifth check ends with the advice not to build, or not now. It costs the same.',
            de: 'Jede fünfte Prüfung endet mit dem Rat, nicht zu bauen, oder noch nicht. Sie kostet dasselbe.',
          },
        ),
        card(
          'about-card-3',
          'card',
          { hr: 'Bez skrivenih naknada', en: 'No hidden fees', de: 'Keine versteckten Gebühren' },
          {
            hr: 'Cijena je u ponudi, a naknada za uspjeh, gdje je ima, nikad nije veća od tri posto.',
            en: 'The price is in the offer, and a success fee, where there is one, is never above three per cent.',
            de: 'Der Preis steht im Angebot, ein Erfolgshonorar liegt nie über drei Prozent.',
          },
        ),
      ],
    }),
    text(
      'about-people',
      {
        hr: rich(`
          - **Vesna Radić**, ekonomistica, vodi financijske modele
          - **Ivor Matas**, ekonomist, vodi prijave na natječaje
          - **Jelena Šimić**, strojarka, tehnologija i energija
          - **Dunja Kos**, arhitektica, prostor i dozvole
          - **Đuro Babić**, agronom, poljoprivreda i prerada
          - **Mirta Ćosić**, pravnica, ugovori i nabava
          - **Petar Žganec**, ekonomist, radionice i knjige
          - **Leon Ivić**, rokovi, računi i kava
        `),
        en: rich(`
          - **Vesna Radić**, economist, financial models
          - **Ivor Matas**, economist, grant applications
          - **Jelena Šimić**, mechanical engineer, technology and energy
          - **Dunja Kos**, architect, space and permits
          - **Đuro Babić**, agronomist, farming and processing
          - **Mirta Ćosić**, lawyer, contracts and procurement
          - **Petar Žganec**, economist, workshops and books
          - **Leon Ivić**, deadlines, invoices and coffee
        `),
        de: rich(`
          - **Vesna Radić**, Ökonomin, Finanzmodelle
          - **Ivor Matas**, Ökonom, Förderanträge
          - **Jelena Šimić**, Maschinenbauingenieurin, Technik und Energie
          - **Dunja Kos**, Architektin, Raum und Genehmigungen
          - **Đuro Babić**, Agronom, Landwirtschaft und Verarbeitung
          - **Mirta Ćosić**, Juristin, Verträge und Vergabe
          - **Petar Žganec**, Ökonom, Workshops und Bücher
          - **Leon Ivić**, Fristen, Rechnungen und Kaffee
        `),
      },
      { hr: 'Tko radi', en: 'Who works here', de: 'Wer hier arbeitet' },
    ),
    list(
      'products-list',
      'about-products',
      {
        heading: { hr: 'Iz našeg izloga', en: 'From our window', de: 'Aus unserem Schaufenster' },
        more: button(
          { hr: 'Cijela trgovina', en: 'The whole shop', de: 'Der ganze Shop' },
          { kind: 'path', path: '/shop' },
        ),
      },
      { query: 'featured', limit: 4 },
    ),
    part('form', 'about-topic', {
      meta: {
        heading: {
          hr: 'O čemu da pišemo?',
          en: 'What shall we write about?',
          de: 'Worüber sollen wir schreiben?',
        },
        body: {
          hr: 'Svaki prijedlog čita čovjek. Najčešći postaju objave.',
          en: 'A person reads every suggestion. The most frequent become posts.',
          de: 'Jeden Vorschlag liest ein Mensch. Die häufigsten werden zu Beiträgen.',
        },
      },
      options: { form: { storedForm: 'topic' } },
    }),
    part('call-to-action', 'about-call', {
      meta: {
        heading: {
          hr: 'Uvodni razgovor traje pola sata',
          en: 'The first talk takes half an hour',
          de: 'Das erste Gespräch dauert eine halbe Stunde',
        },
        body: {
          hr: 'Ne naplaćuje se i ne obvezuje. Donesite pitanje, ne prezentaciju.',
          en: 'It is free and binds you to nothing. Bring a question, not slides.',
          de: 'Es ist kostenlos und unverbindlich. Bringen Sie eine Frage mit, keine Folien.',
        },
        primary: button(
          { hr: 'Zakažite sastanak', en: 'Arrange a meeting', de: 'Termin vereinbaren' },
          { kind: 'page', key: 'kontakt' },
        ),
      },
    }),
  ],
};

function card(id: string, icon: string, title: Text, body: Text) {
  return part('card', id, { slot: 'cards', meta: { icon, title, text: body } });
}
