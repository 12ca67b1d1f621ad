import { legalPage } from './legal-page.ts';

/** How a consumer complains, and the 15 days in which the Croatian law wants the written answer. */
export const complaints = legalPage({
  handler: 'complaints',
  key: 'prigovori',
  title: { hr: 'Prigovori', en: 'Complaints', de: 'Beschwerden' },
  slug: { hr: 'prigovori', en: 'complaints', de: 'beschwerden' },
  description: {
    hr: 'Kamo poslati prigovor, kad stiže odgovor i kome se obratiti nakon toga.',
    en: 'Where to send a complaint, when it is answered, and whom to turn to after that.',
    de: 'Wohin Sie eine Beschwerde senden, wann sie beantwortet wird und an wen Sie sich danach wenden können.',
  },
  body: {
    hr: `
      ## Pisani prigovor

      Prigovor na robu, uslugu ili naš rad možete podnijeti pisanim putem, poštom ili e-poštom:

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-pošta: {CompanyEmail}

      Primitak prigovora potvrđujemo bez odgađanja, a pisani odgovor šaljemo u roku od 15 dana od dana primitka. Navedite broj
      narudžbe i što očekujete. Prigovore čuvamo godinu dana.

      ## Nedostatak na robi

      Opišite nedostatak i, ako možete, priložite sliku. Besplatno ćemo stvar popraviti ili zamijeniti, a u slučajevima
      propisanim zakonom sniziti cijenu ili vratiti novac. Ova prava imate dvije godine od predaje robe.

      ## Ako odgovorom niste zadovoljni

      Spor možete pokušati riješiti mirno, pred tijelom za alternativno rješavanje potrošačkih sporova, na primjer pred sudom
      časti ili centrom za mirenje pri Hrvatskoj gospodarskoj komori ili Hrvatskoj obrtničkoj komori, te se obratiti Državnom
      inspektoratu. Pravo na sud ostaje vam uvijek.
    `,
    en: `
      ## Written complaint

      You can complain of goods, a service or our work in writing, by post or e-mail:

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-mail: {CompanyEmail}

      We confirm a complaint without delay and answer in writing within 15 days of receiving it. Name the number of the order
      and what you expect. We keep complaints for one year.

      ## A defect of goods

      Describe the defect and, if you can, add a picture. We repair or replace the goods free of charge and, in the cases that
      the law names, reduce the price or refund you. You have these rights for two years from delivery.

      ## If the answer does not satisfy you

      You can try to settle the dispute out of court, before a body for alternative dispute resolution such as those of the
      Croatian Chamber of Economy or the Croatian Chamber of Trades and Crafts, and turn to the State Inspectorate. The way to
      the courts always remains open.
    `,
    de: `
      ## Schriftliche Beschwerde

      Über Waren, eine Dienstleistung oder unsere Arbeit können Sie sich schriftlich beschweren, mit der Post oder per E-Mail:

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-Mail: {CompanyEmail}

      Wir bestätigen den Eingang unverzüglich und antworten schriftlich innerhalb von 15 Tagen. Nennen Sie bitte die Nummer der
      Bestellung und was Sie erwarten. Beschwerden bewahren wir ein Jahr auf.

      ## Mangel an der Ware

      Beschreiben Sie den Mangel und fügen Sie, wenn möglich, ein Bild bei. Wir bessern kostenlos nach oder liefern Ersatz und
      mindern in den gesetzlich genannten Fällen den Preis oder erstatten ihn. Diese Rechte haben Sie zwei Jahre ab der
      Lieferung.

      ## Wenn die Antwort Sie nicht zufriedenstellt

      Sie können versuchen, den Streit außergerichtlich beizulegen, etwa vor den Schlichtungsstellen der Kroatischen
      Wirtschaftskammer oder der Kroatischen Handwerkskammer, und sich an die staatliche Inspektion wenden. Der Weg zu Gericht
      steht Ihnen immer offen.
    `,
  },
});
