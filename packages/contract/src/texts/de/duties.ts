import type { PlatformTexts } from '../platform-keys.ts';

/** The list of the law: what each duty is called and what is said of it; `{…}` is filled in. */
export const duties: PlatformTexts['duties'] = {
  sources: {
    directive: 'Richtlinie {name}',
    regulation: 'Verordnung {name}',
    article: 'Art. {article}',
    ec: 'EG',
  },
  states: { short: 'hält nicht', look: 'jemand muss hinsehen', holds: 'hält', notMine: 'gilt nicht für Sie' },
  groups: {
    before: 'Vor dem Kauf',
    ordering: 'Bestellen',
    after: 'Nach dem Kauf',
    invoices: 'Rechnungen und Steuer',
    data: 'Daten und Barrierefreiheit',
    goods: 'Waren und Abfall',
  },
  pages: {
    terms: 'Bedingungen',
    withdrawal: 'Widerruf',
    delivery: 'Lieferung und Zahlung',
    complaints: 'Beschwerden',
    privacy: 'Datenschutz',
    cookies: 'Cookies',
    imprint: 'Impressum',
    accessibility: 'Barrierefreiheit',
  },
  sameAsUnion: 'Wie in der übrigen Union.',
  scope: {
    noShop: 'Diese Website verkauft nichts.',
    otherSeller: 'Gilt für Verkäufer mit Sitz in {country}; Sie gehören nicht dazu.',
    sellerUnknown: 'Gilt für Verkäufer mit Sitz in {country}; wo Ihrer ist, steht nirgends.',
    notSentThere: 'Gilt für den Versand nach {country}; dorthin versenden Sie nicht.',
    notYet: 'Gilt ab {from}',
    ends: 'Gilt noch bis {until}',
  },
  names: {
    seller: 'Wer verkauft: Name, Steuernummer, Sitz, Kontakt',
    legalPages: 'Bedingungen, Widerruf, Lieferung und Beschwerden vor der Bestellung',
    lowestPrice30: 'Niedrigster Preis der 30 Tage bei jeder Ermäßigung',
    unitPrice: 'Grundpreis',
    anchorPrice: 'Ankerpreis neben jedem Preis',
    priceList: 'Tägliche Preisliste für Programme',
    guaranteeNotice: 'Mitteilung über die gesetzliche Gewährleistung nach Muster der EU',
    durabilityLabel: 'Etikett der Haltbarkeitsgarantie (GARAN)',
    greenClaims: 'Umweltaussagen haben einen Beleg',
    ecoInformation: 'Reparierbarkeit, Ersatzteile, Updates, umweltfreundlichere Lieferung',
    reviews: 'Ob Bewertungen von Käufern stammen',
    productSafety: 'Wer es hergestellt hat und worauf zu achten ist',
    personalPrice: 'Ein für eine Person errechneter Preis',
    otherTraders: 'Angaben zu anderen Händlern auf der Plattform',
    consumerActOf2026: 'Änderungen des kroatischen Verbraucherschutzgesetzes 2026',
    orderButton: 'Schaltfläche, die sagt, dass man zahlt',
    confirmation: 'Bestätigung auf dauerhaftem Datenträger',
    sameForAll: 'Gleicher Verkauf an Käufer aus der ganzen EU',
    digitalConsent: 'Digitale Inhalte: Zustimmung vor dem Herunterladen',
    withdrawalFunction: 'Widerruf per Schaltfläche',
    moneyBack: 'Geld zurück binnen 14 Tagen nach dem Widerruf',
    complaints: 'Antwort auf eine Beschwerde binnen 15 Tagen',
    disputePlatform: 'Link zur europäischen Streitbeilegungsplattform',
    recall: 'Käufer erfahren von einem Rückruf',
    repair: 'Recht auf Reparatur',
    productLiability: 'Haftung für fehlerhafte Produkte',
    whoInvoices: 'Wer Rechnungen ausstellt',
    fiscalisation: 'Fiskalisierung der Rechnungen',
    notFiscalised: '„OVO NIJE FISKALIZIRANI RAČUN“ auf Angebot und Bestätigung',
    closedDocuments: 'Eine ausgestellte Rechnung kann niemand ändern',
    premises: 'Geschäftsraum, interner Akt und Hersteller des Programms sind gemeldet',
    eInvoiceIn: 'Empfang von E-Rechnungen',
    eInvoiceOut: 'E-Rechnung an Firmen (mehrwertsteuerpflichtig)',
    eInvoiceOutSmall: 'E-Rechnung an Firmen (außerhalb der Mehrwertsteuer)',
    productCodes: 'KPD-Code in jeder Zeile der E-Rechnung',
    eInvoiceReports: 'Meldung von Zahlung und Ablehnung der E-Rechnungen',
    buyersCountry: 'Mehrwertsteuer des Käuferlandes (OSS)',
    buyersVatId: 'USt-IdNr. einer Firma aus einem anderen Mitgliedstaat',
    vatInDigitalAge: 'Mehrwertsteuer im digitalen Zeitalter (ViDA)',
    germanEInvoice: 'Deutschland: E-Rechnung zwischen Firmen',
    austrianRegister: 'Österreich: Registrierkasse mit Signatur',
    slovenianRegister: 'Slowenien: Steuerkasse',
    italianInvoice: 'Italien: Rechnung über SdI',
    cookies: 'Cookies erst nach Einwilligung',
    privacyPolicy: 'Datenschutzhinweise',
    consentRecord: 'Nachweis der Einwilligung',
    personalData: 'Auskunft, Ausgabe und Löschung personenbezogener Daten',
    newsletter: 'Newsletter nur für die, die ihn wollten',
    accessibility: 'Barrierefreiheit des Shops',
    chatbot: 'Ein sprechender Roboter sagt, dass er einer ist',
    packaging: 'Nummer im Verpackungsregister',
    electricalGoods: 'Nummer im Register für Elektrogeräte (WEEE)',
    batteries: 'Nummer im Batterieregister',
    batteryPassport: 'Digitaler Batteriepass',
  },
  says: {
    seller: {
      holds: 'In der Fußzeile jeder Seite, an der Kasse und auf jedem Beleg.',
      short: 'Fehlende Angaben: {count}.',
    },
    legalPages: {
      holds: 'In allen Sprachen des Shops öffentlich, mit der Zustimmung zu den Bedingungen an der Kasse.',
      short: 'Nicht öffentlich: {pages}.',
      noTerms: 'Die Kasse verlangt keine Zustimmung zu den Bedingungen.',
    },
    lowestPrice30: {
      holds:
        'Jetzt sichtbare Ermäßigungen: {count}. Der Prozentsatz zählt vom niedrigsten Preis; ohne Preisverlauf wird keine gezeigt.',
    },
    unitPrice: {
      holds: 'Produkte mit Grundpreis: {count}.',
      look: 'Kein Produkt nennt seinen Inhalt. Verkaufen Sie nach Gewicht, Länge oder Volumen, tragen Sie ihn ein.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    anchorPrice: {
      asked:
        'Verkaufen Sie Lebensmittel, Getränke, Kosmetik, Reinigungs-, Toiletten- oder Haushaltswaren? Das kann das Programm nicht wissen.',
      holds: 'Steht neben dem Preis der Produkte der Liste: {count}.',
      short: 'Produkte der Liste ohne Ankerpreis: {count}.',
      notMine: 'Sie verkaufen keine Waren, für die er vorgeschrieben ist.',
    },
    priceList: {
      asked:
        'Verkaufen Sie Lebensmittel, Getränke, Kosmetik, Reinigungs-, Toiletten- oder Haushaltswaren? Das kann das Programm nicht wissen.',
      holds: 'Die letzte ist vom {last}, Produkte darin: {count}. Ältere bleiben im Archiv.',
      short: 'Heute ist noch keine veröffentlicht; die letzte: {last}.',
      notMine: 'Sie verkaufen keine Waren, für die sie vorgeschrieben ist.',
    },
    guaranteeNotice: {
      holds: 'Die amtliche Mitteilung steht bei den Produkten und an der Kasse, in allen Sprachen.',
      short: 'Die amtliche Datei fehlt für: {languages}. Bis dahin lesen Käufer einfache Worte.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    durabilityLabel: {
      holds: 'Steht bei den Produkten mit Haltbarkeitsgarantie.',
      short: 'Das amtliche Etikett fehlt für: {languages}.',
      notMine: 'Kein Produkt hat eine Haltbarkeitsgarantie seines Herstellers.',
    },
    greenClaims: {
      holds: 'In Produkten und Seiten steht kein Umweltwort ohne Beleg.',
      short: 'Umweltwörter ohne Beleg: {count}.',
    },
    ecoInformation: {
      look: 'Gibt der Hersteller Reparierbarkeit, Ersatzteile oder Updates an, tragen Sie sie bei den Fakten des Produkts ein.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    reviews: {
      holds: 'Bei den Bewertungen steht, ob sie nur von Käufern kommen und ob wir das prüfen.',
    },
    productSafety: {
      holds: 'Alle Produkte haben Hersteller, Anschrift und Warnhinweise.',
      short: 'Produkte ohne vorgeschriebene Angaben: {count} ({first}).',
      look: 'Produkte ohne Hersteller in Kategorien, die ihn nicht verlangen: {count}. Schalten Sie es in der Kategorie ein, wenn die Waren darunter fallen.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    personalPrice: {
      notMine:
        'Keine Maschine errechnet jemandem einen Preis; besondere Preise sehen alle, denen sie gelten.',
    },
    otherTraders: { notMine: 'Sie verkaufen nur eigene Waren; andere Händler gibt es nicht.' },
    consumerActOf2026: {
      look: 'Der endgültige Text wurde nicht gefunden: Basispreis, Preisliste im Web, gleiche Behandlung der Zahlungsmittel, ein Mensch neben dem Roboter. Fragen Sie nach der Veröffentlichung einen Juristen.',
    },
    orderButton: {
      holds:
        'Es steht da, dass die Bestellung zur Zahlung verpflichtet, in allen Sprachen; kein Aussehen ändert das.',
      look: 'In diesen Sprachen hat das Programm keine eigenen Worte: {languages}. Sehen Sie nach, was dort auf der Schaltfläche steht.',
    },
    confirmation: {
      holds: 'Bestätigungen der letzten 30 Tage: {count}, mit Bedingungen und Widerrufsformular.',
      short: 'Von {count} Bestätigungen in 30 Tagen kamen nicht an: {failed}.',
    },
    sameForAll: {
      holds: 'Bestellt wird aus allen Ländern; der Preis ändert sich nicht mit der Anschrift.',
      look: 'Bestellt wird nur aus: {countries}. Käufer aus einem anderen Mitgliedstaat dürfen kaufen und den Transport selbst regeln.',
    },
    digitalConsent: {
      holds:
        'Vor dem Herunterladen bestätigen Käufer, dass sie den Widerruf verlieren; der Nachweis wird aufbewahrt. Solche Produkte: {count}.',
      short:
        'Produkte zum Herunterladen: {count}, und die Kasse verlangt keine Zustimmung: der Widerruf bleibt 14 Tage möglich.',
      notMine: 'Sie verkaufen keine digitalen Inhalte.',
    },
    withdrawalFunction: {
      holds:
        'In der Fußzeile, in der Nachricht und bei der Bestellung, ohne Anmeldung; die Bestätigung kommt sofort.',
      short: 'Die Kette der Erklärungen ist bei {number} unterbrochen: ab da sind sie kein Nachweis.',
    },
    moneyBack: {
      holds: 'Keine Erstattung wartet.',
      waits: 'Wartende Erstattungen: {count}; die erste ist fällig bis {until}',
      short: 'Die Frist ist vorbei oder endet am {until}. Wartende Erstattungen: {count}.',
    },
    complaints: {
      look: 'Die Seite über Beschwerden ist öffentlich. Ob Sie rechtzeitig antworten, weiß nur, wer antwortet.',
      short: 'Die Seite über schriftliche Beschwerden ist nicht öffentlich.',
    },
    disputePlatform: {
      short: 'Die Plattform ist geschlossen und der Link geblieben: {where}. Nehmen Sie ihn heraus.',
      notMine: 'Die Plattform wurde am 20. 7. 2025 geschlossen. Der Link ist weg, wie es sein soll.',
    },
    recall: {
      holds: 'Beim Produkt schreibt „Rückruf“ allen, die es gekauft haben. Bisher: {count}.',
      short: 'Nachrichten eines Rückrufs, die nicht ankamen: {count}. Rufen Sie diese Käufer an.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    repair: {
      look: 'Gilt für Waschmaschinen, Kühlschränke, Telefone und anderes einer Liste. Verkaufen Sie solches, bietet der Hersteller die Reparatur an und Sie weisen darauf hin.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    productLiability: {
      look: 'Gilt auch für Software und für Verkäufer, die den Hersteller nicht nennen können. Klären Sie es mit der Versicherung.',
      notMine: 'Sie verkaufen weder Waren noch Software.',
    },
    whoInvoices: {
      holds: 'Dieses Programm stellt die Rechnungen aus.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus.',
      short: 'Niemand hat gesagt, wer die Rechnungen ausstellt.',
    },
    fiscalisation: {
      holds: 'Jede Rechnung geht an die Steuerverwaltung. Hält bis {until}, wenn das Zertifikat endet.',
      short: 'Dieses Programm stellt Rechnungen aus und fiskalisiert sie nicht.',
      certificate: 'Es gibt kein gültiges Zertifikat für die Steuerverwaltung (gültig bis: {until}).',
      unreported: 'Von der Steuerverwaltung nicht bestätigte Rechnungen: {count}; Frist {until}',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus: es muss sie fiskalisieren.',
    },
    notFiscalised: {
      holds: 'Steht auf jedem Angebot, jeder Bestätigung, Seite und Nachricht mit Zahlungsdaten.',
      elsewhere: 'Steht auf jedem Angebot, jeder Bestätigung, Seite und Nachricht mit Zahlungsdaten.',
    },
    closedDocuments: {
      holds: 'Die Datenbank weist jede Änderung einer ausgestellten Rechnung ab.',
      short:
        'Der Schutz ausgestellter Rechnungen in der Datenbank ist aus. Wer die Datenbank betreibt, muss hinsehen.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus.',
    },
    premises: {
      look: 'Melden Sie in ePorezna einen Raum der Art „internetska trgovina“ und den Hersteller des Programms, und regeln Sie die Nummern durch einen internen Akt.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus; wer es betreibt, meldet.',
    },
    eInvoiceIn: {
      holds: 'E-Rechnungen kommen über den Zugangspunkt herein und werden aufbewahrt, wie sie kamen.',
      look: 'Die Adresse für eingehende E-Rechnungen bestätigen Sie in FiskAplikacija; die Pflicht gilt auch außerhalb der Mehrwertsteuer.',
    },
    eInvoiceOut: {
      short: '{count} E-Rechnungen warten auf Sie: nicht gesendet, abgelehnt, oder etwas fehlt.',
      sent: 'Der Zugangspunkt sendet die E-Rechnungen, und keine wartet.',
      holds:
        'Kroatischen Firmen wird keine Zahlung angeboten, für die eine E-Rechnung geschuldet ist, solange das Programm keine sendet.',
      look: 'Einer kroatischen Firma, die überweist, ist eine E-Rechnung geschuldet. Sehen Sie nach, dass sie hinausgeht.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus: es sendet die E-Rechnung.',
      notMine: 'Sie sind nicht mehrwertsteuerpflichtig.',
    },
    eInvoiceOutSmall: {
      short: '{count} E-Rechnungen warten auf Sie: nicht gesendet, abgelehnt, oder etwas fehlt.',
      sent: 'Der Zugangspunkt sendet die E-Rechnungen, und keine wartet.',
      holds:
        'Kroatischen Firmen wird keine Zahlung angeboten, für die eine E-Rechnung geschuldet ist, solange das Programm keine sendet.',
      look: 'Einer kroatischen Firma, die überweist, ist eine E-Rechnung geschuldet. Sehen Sie nach, dass sie hinausgeht.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus: es sendet die E-Rechnung.',
      notMine: 'Sie sind mehrwertsteuerpflichtig: für Sie gilt die Pflicht darüber.',
    },
    productCodes: {
      coded: 'Jedes veröffentlichte Produkt hat einen KPD-Code, seinen eigenen oder den seiner Kategorie.',
      lacking:
        'Veröffentlichte Produkte ohne KPD-Code: {count}. Eine E-Rechnung mit so einer Zeile wird erst ausgestellt, wenn er da ist.',
      holds: 'Sie stellen keine E-Rechnungen aus, also brauchen Zeilen keinen KPD-Code.',
      look: 'Geben Sie jedem Produkt, das Firmen kaufen, seinen sechsstelligen KPD-Code.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus.',
    },
    eInvoiceReports: {
      short: 'Zahlungen von E-Rechnungen zu melden: {count}, bis {until}.',
      reported: 'Der Zugangspunkt meldet Zahlungen und Ablehnungen, und nichts ist verspätet.',
      holds: 'Sie stellen keine E-Rechnungen aus, also gibt es keine Meldungen.',
      look: 'Melden Sie Zahlungen und Ablehnungen bis zum 20. des Folgemonats.',
      elsewhere: 'Ein anderes Programm stellt die Rechnungen aus.',
    },
    buyersCountry: {
      holds: 'Käufer aus anderen Mitgliedstaaten zahlen die Steuer ihres Landes seit {from}',
      look: 'Sie versenden in andere Mitgliedstaaten. Über 10.000 EUR im Jahr gilt die Steuer des Käuferlandes: das Programm zählt den Umsatz, die Anmeldung zum OSS machen Sie.',
      short: 'Sie berechnen die Steuer des Käuferlandes und haben keinen Satz für: {countries}.',
      notMine: 'Sie versenden nicht in andere Mitgliedstaaten.',
    },
    buyersVatId: {
      holds:
        'Die Kasse fragt VIES und bewahrt die Antwort auf. Bis VIES die Nummer bestätigt, zahlt die Firma mit Mehrwertsteuer.',
      notMine: 'Sie sind nicht mehrwertsteuerpflichtig.',
      look: 'Eine Firma aus einem anderen Mitgliedstaat kauft erst ohne Mehrwertsteuer, wenn VIES ihre Nummer bestätigt hat; bewahren Sie die Bestätigung auf.',
    },
    vatInDigitalAge: {
      look: 'Ändert den OSS und bringt digitale Meldungen. Vereinbaren Sie den Übergang mit der Buchhaltung.',
    },
    germanEInvoice: {
      look: 'Firmen müssen E-Rechnungen empfangen, das Senden kommt stufenweise. In dieser Form schreibt das Programm keine.',
    },
    austrianRegister: {
      look: 'Fragen Sie die Buchhaltung, ob Kartenzahlung eine Registrierkasse mit Signatur braucht.',
    },
    slovenianRegister: {
      look: 'Fragen Sie die Buchhaltung nach der Bestätigung der Rechnungen; dieses Programm spricht nur mit der kroatischen Steuerverwaltung.',
    },
    italianInvoice: { look: 'Rechnungen gehen über SdI; dieses Programm sendet sie nicht.' },
    cookies: {
      holds: 'Ohne Einwilligung nur notwendige Cookies; vorher wird nichts geladen.',
      look: 'In die Seiten ist eigener Code eingesetzt. Sehen Sie nach, dass er vor der Einwilligung nichts setzt.',
    },
    privacyPolicy: {
      holds: 'In allen Sprachen öffentlich und gezeigt; sie werden nicht angehakt.',
      short: 'Nicht öffentlich: {pages}.',
      ticked: 'Ein Formular verlangt Zustimmung zu den Datenschutzhinweisen; sie werden nur gezeigt.',
    },
    consentRecord: {
      holds: 'Jede Einwilligung hat Text, Sprache, Version und Zeit; sie wird ebenso leicht widerrufen.',
    },
    personalData: {
      holds: 'Kunden holen und löschen ihre Daten selbst; keine Anfrage ist verspätet.',
      short: 'Ausgaben, die länger als einen Monat warten: {count}.',
    },
    newsletter: {
      holds: 'Die Anmeldung wird per Link bestätigt, die Abmeldung steht in jeder Ausgabe, mit einem Druck.',
    },
    accessibility: {
      holds:
        'Die Erklärung ist öffentlich. Das Programm folgt WCAG 2.2 AA; Ihre Bilder und Texte müssen es auch.',
      short: 'Die Erklärung ist nicht öffentlich: {pages}.',
      notMine: 'Sie sagten, dass Sie ein Kleinstunternehmen sind (unter 10 Personen und bis 2 Mio. EUR).',
    },
    chatbot: { notMine: 'Der Shop hat keinen sprechenden Roboter.' },
    packaging: {
      holds: 'Für jedes Land eingetragen, in das Sie versenden; steht in der Fußzeile.',
      short: 'Keine Nummer im Verpackungsregister für: {countries}.',
      look: 'Pakete gehen in keines der Länder, die diese Liste kennt. Prüfen Sie die Regeln des Ziellandes.',
      notMine: 'Sie verkaufen keine Waren.',
    },
    electricalGoods: {
      asked: 'Verkaufen Sie Elektro- oder Elektronikgeräte? Das kann das Programm nicht wissen.',
      holds: 'Für jedes Land eingetragen, in das Sie versenden; steht in der Fußzeile.',
      short: 'Keine Nummer im Register für Elektrogeräte für: {countries}.',
      look: 'Pakete gehen in keines der Länder, die diese Liste kennt.',
      notMine: 'Sie verkaufen keine Elektrogeräte.',
    },
    batteries: {
      asked: 'Verkaufen Sie Batterien oder Geräte mit einer? Das kann das Programm nicht wissen.',
      holds: 'Für jedes Land eingetragen, in das Sie versenden; steht in der Fußzeile.',
      short: 'Keine Nummer im Batterieregister für: {countries}.',
      look: 'Pakete gehen in keines der Länder, die diese Liste kennt.',
      notMine: 'Sie verkaufen keine Batterien.',
    },
    batteryPassport: {
      look: 'Gilt für Batterien von Fahrzeugen, Rollern und Industrie. Verkaufen Sie solche, gibt der Hersteller den Link zum Pass.',
      notMine: 'Sie verkaufen keine Batterien.',
    },
  },
  differs: {
    sellerDE: 'Das Impressum ist von jeder Seite mit zwei Klicks erreichbar.',
    sellerAT: 'Firmenbuchgericht, Aufsichtsbehörde und Kammer stehen beim Namen (§ 14 UGB).',
    sellerIT: 'Die P. IVA steht auf der Startseite (Art. 35 D.P.R. 633/1972).',
    lowestPrice30SI: 'Ausnahmen für verderbliche Waren sind anders geregelt.',
    lowestPrice30IT: 'Ausnahmen für Verkauf unter Einstandspreis sind anders geregelt.',
    productSafetyDE: 'Warnhinweise und Anleitung auf Deutsch.',
    orderButtonDE:
      'Die Schaltfläche sagt „zahlungspflichtig bestellen“ oder ebenso Klares; mit einer anderen gibt es keinen Vertrag.',
    orderButtonAT: 'Die Schaltfläche sagt „zahlungspflichtig bestellen“ oder ebenso Klares.',
    withdrawalFunctionDE:
      'Die Schaltfläche heißt „Vertrag widerrufen“, der zweite Schritt „Widerruf bestätigen“.',
    newsletterDE: 'Gerichte verlangen den Nachweis der doppelten Bestätigung; er wird aufbewahrt.',
    packagingDE: 'Eintrag in LUCID vor dem ersten Paket; ohne ihn darf nichts verkauft werden.',
    packagingAT: 'Ein Versender aus dem Ausland hat einen Bevollmächtigten in Österreich.',
    packagingIT: 'Die Verpackung nennt Werkstoff und Trennung (D.Lgs. 116/2020).',
    electricalGoodsDE: 'Die WEEE-Nummer steht beim Angebot und auf der Rechnung.',
    batteriesDE: 'Registrierung bei der stiftung ear vor dem Verkauf.',
  },
};
