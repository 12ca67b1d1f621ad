import { type LegalWords, legalPage } from './legal-page.ts';

/** The words of the page, for sites that change some of them. */
export const termsWords: LegalWords = {
  handler: 'terms',
  key: 'uvjeti-kupnje',
  title: { hr: 'Uvjeti kupnje', en: 'Terms of sale', de: 'Verkaufsbedingungen' },
  slug: { hr: 'uvjeti-kupnje', en: 'terms-of-sale', de: 'verkaufsbedingungen' },
  description: {
    hr: 'Tko prodaje, kako nastaje ugovor, cijene, plaćanje, dostava, raskid, nedostaci i prigovori.',
    en: 'Who sells, how the contract is made, prices, payment, delivery, withdrawal, defects and complaints.',
    de: 'Wer verkauft, wie der Vertrag zustande kommt, Preise, Zahlung, Lieferung, Widerruf, Mängel und Beschwerden.',
  },
  body: {
    hr: `
      ## 1. Prodavatelj

      Prodavatelj je {CompanyName}, {CompanyStreet}, {CompanyTown}, OIB {CompanyOib}.

      - {CompanyRegister}
      - E-pošta: {CompanyEmail}
      - Telefon: {CompanyPhone}

      ## 2. Sklapanje ugovora

      Proizvodi u trgovini poziv su na ponudu. Kupac bira proizvode, upisuje podatke za dostavu i račun, bira dostavu i
      plaćanje te na posljednjem koraku vidi sve što naručuje, s ukupnom cijenom; do tada može sve ispraviti. Pritiskom na
      gumb kojim se naručuje s obvezom plaćanja kupac daje ponudu. Ugovor je sklopljen kad na njegovu adresu e-pošte stigne
      potvrda narudžbe.

      Potvrda sadrži ove uvjete i obavijest o pravu na jednostrani raskid u obliku u kojem su vrijedili u trenutku narudžbe,
      pa je kupac može sačuvati. Narudžbu s njezinim sadržajem čuvamo i mi.

      ## 3. Cijene

      Cijene su izražene u valuti koja uz njih stoji i sadrže porez na dodanu vrijednost ako ga prodavatelj obračunava.
      Trošak dostave iskazan je prije narudžbe. Uz sniženu cijenu stoji najniža cijena u posljednjih 30 dana prije sniženja.

      ## 4. Plaćanje i dostava

      Načini plaćanja, načini i cijene dostave te rokovi opisani su na stranici [Dostava i plaćanje](page:dostava-i-placanje).
      Ako rok nije drukčije ugovoren, robu predajemo najkasnije u roku od 30 dana od sklapanja ugovora.

      ## 5. Jednostrani raskid ugovora

      Potrošač može jednostrano raskinuti ugovor u roku od 14 dana bez navođenja razloga. Uvjeti, iznimke i obrazac nalaze
      se na stranici [Pravo na jednostrani raskid](page:pravo-na-raskid).

      ## 6. Odgovornost za nedostatke

      Prodavatelj odgovara za materijalne nedostatke stvari koji se pojave u roku od dvije godine od predaje stvari. Ako
      stvar ima nedostatak, potrošač može besplatno zatražiti popravak ili zamjenu, a u slučajevima propisanim zakonom
      razmjerno sniženje cijene ili raskid ugovora. Za digitalni sadržaj i digitalne usluge vrijede odgovarajuća pravila o
      sukladnosti. Jamstvo proizvođača, ako postoji, ne utječe na ta prava.

      ## 7. Prigovori i sporovi

      Kako podnijeti prigovor i kome se obratiti ako odgovorom niste zadovoljni piše na stranici
      [Prigovori](page:prigovori).

      ## 8. Osobni podaci

      Kako postupamo s osobnim podacima opisuje [Politika privatnosti](page:politika-privatnosti).
    `,
    en: `
      ## 1. Seller

      The seller is {CompanyName}, {CompanyStreet}, {CompanyTown}, tax number (OIB) {CompanyOib}.

      - {CompanyRegister}
      - E-mail: {CompanyEmail}
      - Telephone: {CompanyPhone}

      ## 2. The contract

      The products in the shop are an invitation to make an offer. The buyer chooses products, gives the data for delivery
      and invoice, chooses delivery and payment, and at the last step sees everything that is ordered with the total price;
      until then all of it can be corrected. By pressing the button that orders with obligation to pay the buyer makes an
      offer. The contract is made when the confirmation of the order arrives at the buyer’s e-mail address.

      The confirmation holds these terms and the information on the right of withdrawal as they were when the order was made,
      so that the buyer can keep them. We keep the order and its content too.

      ## 3. Prices

      Prices are in the currency that stands beside them and include value added tax where the seller charges it. The cost
      of delivery is shown before the order. Beside a reduced price stands the lowest price of the 30 days before the
      reduction.

      ## 4. Payment and delivery

      Ways to pay, ways and prices of delivery, and times are described on the page
      [Delivery and payment](page:dostava-i-placanje). Unless another time is agreed, we deliver within 30 days of the
      contract.

      ## 5. Withdrawal

      Consumers can withdraw from the contract within 14 days without giving a reason. Conditions, exceptions and the form
      are on the page [Right of withdrawal](page:pravo-na-raskid).

      ## 6. Liability for defects

      The seller is liable for any lack of conformity that becomes apparent within two years of delivery. If goods are
      defective, the consumer can ask for repair or replacement free of charge and, in the cases that the law names, for a
      reduction of the price or the end of the contract. The corresponding rules apply to digital content and digital
      services. A guarantee of the producer, if there is one, does not affect these rights.

      ## 7. Complaints and disputes

      How to complain, and whom to turn to when the answer does not satisfy you, is on the page [Complaints](page:prigovori).

      ## 8. Personal data

      How we treat personal data is described in the [privacy policy](page:politika-privatnosti).
    `,
    de: `
      ## 1. Verkäufer

      Verkäufer ist {CompanyName}, {CompanyStreet}, {CompanyTown}, Steuernummer (OIB) {CompanyOib}.

      - {CompanyRegister}
      - E-Mail: {CompanyEmail}
      - Telefon: {CompanyPhone}

      ## 2. Vertragsschluss

      Die Produkte im Shop sind eine Aufforderung, ein Angebot abzugeben. Der Käufer wählt Produkte, gibt die Daten für
      Lieferung und Rechnung an, wählt Lieferung und Zahlung und sieht im letzten Schritt alles, was er bestellt, mit dem
      Gesamtpreis; bis dahin lässt sich alles berichtigen. Mit dem Knopf, der zahlungspflichtig bestellt, gibt er ein Angebot
      ab. Der Vertrag ist geschlossen, wenn die Bestätigung der Bestellung an seiner E-Mail-Adresse eingeht.

      Die Bestätigung enthält diese Bedingungen und die Widerrufsbelehrung in der Fassung, die bei der Bestellung galt, sodass
      der Käufer sie aufbewahren kann. Auch wir bewahren die Bestellung mit ihrem Inhalt auf.

      ## 3. Preise

      Die Preise sind in der daneben genannten Währung angegeben und enthalten die Umsatzsteuer, soweit der Verkäufer sie
      berechnet. Die Lieferkosten werden vor der Bestellung gezeigt. Neben einem herabgesetzten Preis steht der niedrigste
      Preis der letzten 30 Tage vor der Ermäßigung.

      ## 4. Zahlung und Lieferung

      Zahlungsarten, Lieferarten und -preise sowie Fristen stehen auf der Seite
      [Lieferung und Zahlung](page:dostava-i-placanje). Ist nichts anderes vereinbart, liefern wir innerhalb von 30 Tagen nach
      Vertragsschluss.

      ## 5. Widerruf

      Verbraucher können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Bedingungen, Ausnahmen und das
      Formular stehen auf der Seite [Widerrufsrecht](page:pravo-na-raskid).

      ## 6. Haftung für Mängel

      Der Verkäufer haftet für Mängel, die innerhalb von zwei Jahren nach der Lieferung offenbar werden. Ist eine Ware
      mangelhaft, kann der Verbraucher kostenlos Nachbesserung oder Ersatzlieferung verlangen und in den gesetzlich genannten
      Fällen den Preis mindern oder den Vertrag beenden. Für digitale Inhalte und Dienstleistungen gelten die entsprechenden
      Regeln. Eine Garantie des Herstellers berührt diese Rechte nicht.

      ## 7. Beschwerden und Streitigkeiten

      Wie Sie sich beschweren und an wen Sie sich wenden können, wenn die Antwort Sie nicht zufriedenstellt, steht auf der
      Seite [Beschwerden](page:prigovori).

      ## 8. Personenbezogene Daten

      Wie wir mit personenbezogenen Daten umgehen, beschreibt die [Datenschutzerklärung](page:politika-privatnosti).
    `,
  },
};

/** Terms of sale. They tell what is true of the program and of the law; the rest is the owner's to complete. */
export const terms = legalPage(termsWords);
