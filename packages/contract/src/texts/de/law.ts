import type { PlatformTexts } from '../platform-keys.ts';

/** What the law wants said around a purchase, and why some data of an erased account have to stay. */
export const law: PlatformTexts['law'] = {
  withdrawal: {
    label: 'Widerrufsrecht',
    link: 'Vertrag hier widerrufen',
    period: 'Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen.',
    digital:
      'Wir bestätigen Ihre Zustimmung ({at}) zur sofortigen Lieferung digitaler Inhalte und Ihre Kenntnis, dass Sie damit Ihr Widerrufsrecht verlieren: {names}.',
  },
  returns: { label: 'Rückgabe, Reklamation, Umtausch', link: 'Rücksendung anmelden' },
  guarantee: {
    title: 'Gesetzliches Gewährleistungsrecht',
    lines: [
      'Für in der Europäischen Union gekaufte Waren haftet der Verkäufer mindestens 2 Jahre ab der Lieferung.',
      'Ist eine Ware mangelhaft oder entspricht sie nicht der Beschreibung, können Sie vom Verkäufer kostenlos Reparatur oder Ersatz verlangen und, wenn das nicht möglich ist oder fehlschlägt, eine Preisminderung oder Ihr Geld zurück.',
      'In manchen Mitgliedstaaten gilt dieses Recht länger. Verkäufer und Hersteller können zusätzlich eigene, gewerbliche Garantien anbieten; diese schmälern Ihre gesetzlichen Rechte nicht.',
    ],
    more: {
      words: 'Mehr über Verbraucherrechte: Ihr Europa',
      href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm',
    },
  },
  garan: {
    title: {
      other: 'Haltbarkeitsgarantie des Herstellers: {years} Jahre',
    },
    text: 'Der Hersteller garantiert die Haltbarkeit des gesamten Produkts ohne zusätzliche Kosten: {by}.',
    legal:
      'Ihre gesetzlichen Gewährleistungsrechte gegenüber dem Verkäufer, mindestens 2 Jahre, bleiben unberührt.',
    terms: 'Garantiebedingungen',
  },
  kept: {
    orders:
      'Rechnungen und die zugehörigen Bestellungen werden nach dem kroatischen Rechnungslegungs- und Steuerrecht 11 Jahre aufbewahrt; Name, Anschrift und Firma bleiben darauf stehen. E-Mail, Telefon und Nachrichten werden gelöscht, wenn die Bestellung beendet ist, spätestens 14 Tage nach der Lieferung.',
    openOrders:
      'Bestellungen, die nicht beendet sind: Lieferdaten, E-Mail und Telefon bleiben, bis die Bestellung geliefert oder storniert ist, und nach der Lieferung noch 14 Tage, solange das Widerrufsrecht besteht. Aus einer unbezahlten Bestellung werden sie gelöscht, sobald die Zahlungsfrist abgelaufen ist.',
    bankLines:
      'Buchungen der Kontoauszüge, mit denen Bestellungen bezahlt oder erstattet wurden, werden nach dem kroatischen Rechnungslegungsrecht 11 Jahre als Belege aufbewahrt, mit Name, Konto (IBAN) und Verwendungszweck.',
    withdrawals:
      'Widerrufserklärungen bleiben als Nachweis, mit dem Namen und der Adresse, an die die Eingangsbestätigung ging.',
  },
};
