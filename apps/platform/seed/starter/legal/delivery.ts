import { legalPage } from './legal-page.ts';

/** Delivery and payment, as far as the program knows: prices and ways themselves are shown by checkout. */
export const delivery = legalPage({
  handler: 'delivery',
  key: 'dostava-i-placanje',
  title: { hr: 'Dostava i plaćanje', en: 'Delivery and payment', de: 'Lieferung und Zahlung' },
  slug: { hr: 'dostava-i-placanje', en: 'delivery-and-payment', de: 'lieferung-und-zahlung' },
  description: {
    hr: 'Kamo i kako dostavljamo, koliko to stoji i kako se plaća.',
    en: 'Where and how we deliver, what it costs, and how to pay.',
    de: 'Wohin und wie wir liefern, was es kostet und wie Sie zahlen.',
  },
  body: {
    hr: `
      ## Dostava

      Države u koje dostavljamo, načini dostave i njihove cijene ponuđeni su u blagajni čim upišete adresu, prije nego što
      naručite. Cijena dostave stoji u zbroju narudžbe.

      Robu predajemo dostavljaču bez odgađanja. Ako uz način dostave ne piše drukčije, primit ćete je najkasnije u roku od 30
      dana od sklapanja ugovora. Ako rok ne možemo održati, javit ćemo vam se; tada možete odrediti primjereni dodatni rok, a
      kad ni on ne bude održan, raskinuti ugovor.

      Kad dostavljač preda pošiljku, pregledajte je. Vidljivo oštećenje odmah prijavite dostavljaču i nama.

      Digitalni sadržaj isporučujemo poveznicom za preuzimanje u potvrdi narudžbe i na stranici narudžbe.

      ## Plaćanje

      Načini plaćanja koje prihvaćamo ponuđeni su u blagajni. Način plaćanja ne mijenja cijenu robe. Podaci kartice unose se
      na stranici pružatelja platnih usluga; mi ih ne vidimo i ne čuvamo. Kod uplate na račun robu čuvamo onoliko dana koliko
      piše u potvrdi narudžbe.

      - Primatelj: {CompanyName}, {CompanyStreet}, {CompanyTown}
      - IBAN: {CompanyIban}
    `,
    en: `
      ## Delivery

      The countries we deliver to, the ways of delivery and their prices are offered at checkout as soon as you enter the
      address, before you order. The price of delivery stands in the total of the order.

      We hand goods to the carrier without delay. Unless the way of delivery says otherwise, you receive them within 30 days of
      the contract. If we cannot keep that time, we tell you; you can then set a reasonable further time and, if that is not
      kept either, end the contract.

      Look at the parcel when the carrier hands it over. Report visible damage to the carrier and to us at once.

      Digital content is delivered by a link in the confirmation of the order and on the page of the order.

      ## Payment

      The ways to pay that we accept are offered at checkout. The way to pay does not change the price of the goods. Card data
      are entered on the page of the payment provider; we neither see nor keep them. With a bank transfer we keep the goods for
      as many days as the confirmation of the order says.

      - Recipient: {CompanyName}, {CompanyStreet}, {CompanyTown}
      - IBAN: {CompanyIban}
    `,
    de: `
      ## Lieferung

      Die Länder, in die wir liefern, die Lieferarten und ihre Preise werden an der Kasse angeboten, sobald Sie die Adresse
      eingeben, noch vor der Bestellung. Der Lieferpreis steht in der Summe der Bestellung.

      Wir übergeben die Ware unverzüglich dem Zusteller. Steht bei der Lieferart nichts anderes, erhalten Sie sie spätestens
      innerhalb von 30 Tagen nach Vertragsschluss. Können wir diese Frist nicht halten, melden wir uns; Sie können dann eine
      angemessene Nachfrist setzen und, wird auch sie nicht gehalten, den Vertrag beenden.

      Sehen Sie sich die Sendung bei der Übergabe an. Sichtbare Schäden melden Sie bitte sofort dem Zusteller und uns.

      Digitale Inhalte liefern wir mit einem Link in der Bestellbestätigung und auf der Seite der Bestellung.

      ## Zahlung

      Die Zahlungsarten, die wir annehmen, werden an der Kasse angeboten. Die Zahlungsart ändert den Preis der Ware nicht.
      Kartendaten geben Sie auf der Seite des Zahlungsdienstes ein; wir sehen und speichern sie nicht. Bei Überweisung halten
      wir die Ware so viele Tage zurück, wie in der Bestellbestätigung steht.

      - Empfänger: {CompanyName}, {CompanyStreet}, {CompanyTown}
      - IBAN: {CompanyIban}
    `,
  },
});
