import { legalPage } from './legal-page.ts';

/**
 * Information on the right of withdrawal with the model form. The form has the wording of Directive 2011/83/EU, Annex I.B;
 * the rest is in our own words.
 */
export const withdrawal = legalPage({
  handler: 'withdrawal',
  key: 'pravo-na-raskid',
  title: { hr: 'Pravo na jednostrani raskid', en: 'Right of withdrawal', de: 'Widerrufsrecht' },
  slug: { hr: 'pravo-na-raskid', en: 'right-of-withdrawal', de: 'widerrufsrecht' },
  description: {
    hr: 'Rok od 14 dana, kako raskinuti ugovor, povrat novca i robe, iznimke i obrazac.',
    en: 'The period of 14 days, how to withdraw, money and goods, exceptions and the model form.',
    de: 'Die Frist von 14 Tagen, wie Sie widerrufen, Geld und Ware, Ausnahmen und das Formular.',
  },
  body: {
    hr: `
      ## Vaše pravo

      Kao potrošač možete jednostrano raskinuti ugovor sklopljen u ovoj trgovini u roku od 14 dana, bez navođenja razloga. Rok
      teče od dana kad ste vi, ili osoba koju ste odredili, a koja nije prijevoznik, preuzeli robu; kad se više proizvoda iste
      narudžbe dostavlja odvojeno, od preuzimanja posljednjeg. Kod usluga i digitalnog sadržaja bez tjelesnog nosača rok teče
      od sklapanja ugovora.

      ## Kako raskinuti ugovor

      Najjednostavnije je ovdje: [Ovdje raskinite ugovor](path:/raskid-ugovora). Upišete broj narudžbe i adresu e-pošte, odaberete
      na što se raskid odnosi i potvrdite; potvrdu s datumom i vremenom odmah dobivate e-poštom. Izjavu nam možete poslati i
      bilo kojim drugim nedvosmislenim putem, poštom ili e-poštom, i pritom upotrijebiti obrazac na dnu ove stranice, ali ne
      morate. Rok je poštovan ako izjavu pošaljete prije nego što istekne.

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-pošta: {CompanyEmail}
      - Telefon: {CompanyPhone}

      ## Povrat novca i robe

      Ako raskinete ugovor, vraćamo vam sve što ste platili, s troškom dostave (osim dodatka za skuplju dostavu od
      najjeftinije koju nudimo), bez odgađanja i najkasnije u roku od 14 dana od dana kad smo primili vašu izjavu, istim
      sredstvom plaćanja, bez naknade. S povratom možemo pričekati dok robu ne primimo ili dok nam ne dokažete da ste je
      poslali.

      Robu pošaljite ili predajte na gornju adresu najkasnije 14 dana od dana kad ste nam javili raskid. Izravni trošak
      povrata robe snosite vi. Odgovarate samo za umanjenje vrijednosti robe koje je posljedica rukovanja koje nije bilo
      nužno da se utvrde priroda, obilježja i funkcionalnost robe.

      ## Kad prava na raskid nema

      - roba izrađena po vašim zahtjevima ili očito prilagođena vama
      - roba koja je lako pokvarljiva ili joj brzo istječe rok uporabe
      - zapečaćena roba koja zbog zdravlja ili higijene nije prikladna za vraćanje, ako ste je otpečatili
      - zapečaćene snimke i programi, ako ste ih otpečatili
      - usluge u slobodno vrijeme s određenim datumom, kao što su radionice i priredbe
      - digitalni sadržaj čija je isporuka započela uz vaš izričiti pristanak i potvrdu da time gubite pravo na raskid
      - usluge koje su uz vaš pristanak u potpunosti izvršene

      ## Obrazac za jednostrani raskid ugovora

      (ispunite i vratite ovaj obrazac samo ako želite raskinuti ugovor)

      - Prima: {CompanyName}, {CompanyStreet}, {CompanyTown}, {CompanyEmail}
      - Ja/Mi (*) ovime izjavljujem/izjavljujemo (*) da jednostrano raskidam/raskidamo (*) ugovor o prodaji sljedeće robe (*)
        / o pružanju sljedeće usluge (*)
      - Naručeno dana (*) / primljeno dana (*)
      - Ime i prezime potrošača
      - Adresa potrošača
      - Potpis potrošača (samo ako se ovaj obrazac ispunjava na papiru)
      - Datum

      (*) Nepotrebno prekrižiti.
    `,
    en: `
      ## Your right

      As a consumer you can withdraw from a contract made in this shop within 14 days without giving a reason. The period
      begins on the day on which you, or somebody named by you who is not the carrier, take possession of the goods; when goods
      of one order come separately, of the last of them. For services and for digital content without a tangible medium it
      begins when the contract is made.

      ## How to withdraw

      The easiest way is here: [Withdraw from contract here](path:/raskid-ugovora). Enter the number of the order and your e-mail
      address, choose what you withdraw from, and confirm; the acknowledgement with date and time comes by e-mail at once. You
      can also send us any other unequivocal statement, by post or e-mail, and use the form at the end of this page, though you
      need not. The period is met if you send the statement before it ends.

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-mail: {CompanyEmail}
      - Telephone: {CompanyPhone}

      ## Money and goods

      If you withdraw, we reimburse all that you paid, with the cost of delivery (except the supplement for a delivery dearer
      than the cheapest one we offer), without undue delay and within 14 days of receiving your statement, by the same means of
      payment, without a fee. We may wait until we have the goods back or you have shown that you sent them.

      Send or hand over the goods to the address above within 14 days of telling us. You bear the direct cost of returning
      them. You are liable only for a loss of value that comes from handling that was not necessary to see the nature,
      characteristics and functioning of the goods.

      ## Where there is no such right

      - goods made to your specifications or clearly personalised
      - goods that deteriorate or expire rapidly
      - sealed goods that for reasons of health or hygiene cannot be returned, once unsealed
      - sealed recordings and software, once unsealed
      - leisure services on a given date, such as workshops and events
      - digital content whose delivery began with your express consent and your acknowledgement that you thereby lose the right
      - services fully performed with your consent

      ## Model withdrawal form

      (complete and return this form only if you wish to withdraw from the contract)

      - To {CompanyName}, {CompanyStreet}, {CompanyTown}, {CompanyEmail}:
      - I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*)/for the
        provision of the following service (*),
      - Ordered on (*)/received on (*),
      - Name of consumer(s),
      - Address of consumer(s),
      - Signature of consumer(s) (only if this form is notified on paper),
      - Date

      (*) Delete as appropriate.
    `,
    de: `
      ## Ihr Recht

      Als Verbraucher können Sie einen in diesem Shop geschlossenen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.
      Die Frist beginnt an dem Tag, an dem Sie oder ein von Ihnen benannter Dritter, der nicht der Beförderer ist, die Ware in
      Besitz nehmen; kommen Waren einer Bestellung getrennt, mit der letzten. Bei Dienstleistungen und digitalen Inhalten ohne
      körperlichen Datenträger beginnt sie mit dem Vertragsschluss.

      ## Wie Sie widerrufen

      Am einfachsten hier: [Vertrag hier widerrufen](path:/raskid-ugovora). Sie geben die Nummer der Bestellung und Ihre
      E-Mail-Adresse ein, wählen, was Sie widerrufen, und bestätigen; die Bestätigung mit Datum und Uhrzeit kommt sofort per
      E-Mail. Sie können uns auch jede andere eindeutige Erklärung senden, mit der Post oder per E-Mail, und dafür das Formular
      am Ende dieser Seite verwenden, müssen es aber nicht. Die Frist ist gewahrt, wenn Sie die Erklärung vor ihrem Ablauf
      absenden.

      - {CompanyName}, {CompanyStreet}, {CompanyTown}
      - E-Mail: {CompanyEmail}
      - Telefon: {CompanyPhone}

      ## Geld und Ware

      Widerrufen Sie, so erstatten wir alles, was Sie gezahlt haben, mit den Lieferkosten (außer den Mehrkosten einer anderen
      als der günstigsten von uns angebotenen Lieferung), unverzüglich und spätestens binnen 14 Tagen nach Eingang Ihrer
      Erklärung, mit demselben Zahlungsmittel und ohne Entgelt. Wir dürfen warten, bis wir die Ware zurückhaben oder Sie
      nachgewiesen haben, dass Sie sie abgesandt haben.

      Senden oder übergeben Sie die Ware spätestens binnen 14 Tagen nach Ihrer Erklärung an die oben genannte Adresse. Die
      unmittelbaren Kosten der Rücksendung tragen Sie. Für einen Wertverlust haften Sie nur, wenn er auf einen Umgang
      zurückgeht, der zur Prüfung von Beschaffenheit, Eigenschaften und Funktionsweise der Ware nicht notwendig war.

      ## Wann es kein Widerrufsrecht gibt

      - Waren, die nach Ihren Vorgaben gefertigt oder eindeutig auf Sie zugeschnitten sind
      - Waren, die schnell verderben oder deren Verfallsdatum schnell überschritten ist
      - versiegelte Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, nach dem Öffnen
      - versiegelte Aufnahmen und Programme nach dem Öffnen
      - Freizeitleistungen zu einem festen Termin, etwa Workshops und Veranstaltungen
      - digitale Inhalte, deren Lieferung mit Ihrer ausdrücklichen Zustimmung und Ihrer Kenntnis vom Verlust des Rechts begann
      - mit Ihrer Zustimmung vollständig erbrachte Dienstleistungen

      ## Muster-Widerrufsformular

      (Wenn Sie den Vertrag widerrufen wollen, dann füllen Sie bitte dieses Formular aus und senden Sie es zurück.)

      - An {CompanyName}, {CompanyStreet}, {CompanyTown}, {CompanyEmail}:
      - Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*)/die
        Erbringung der folgenden Dienstleistung (*)
      - Bestellt am (*)/erhalten am (*)
      - Name des/der Verbraucher(s)
      - Anschrift des/der Verbraucher(s)
      - Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)
      - Datum

      (*) Unzutreffendes streichen.
    `,
  },
});
