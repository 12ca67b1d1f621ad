/**
 * A reminder of the legal guarantee of conformity with its main elements, in our own words (Directive 2011/83/EU, Article 6
 * (1) l, as changed by Directive (EU) 2024/825). It stands where the shop has not set the official harmonised notice of
 * Implementing Regulation (EU) 2025/1960 for a language.
 */
export interface GuaranteeNotice {
  title: string;
  /** The main sentence first. */
  lines: readonly string[];
  /** Where the Union tells more, and what the link says. */
  more: { words: string; href: string };
}

const notices: Readonly<Record<'hr' | 'en' | 'de', GuaranteeNotice>> = {
  hr: {
    title: 'Zakonsko jamstvo sukladnosti',
    lines: [
      'Za robu kupljenu u Europskoj uniji prodavatelj odgovara najmanje 2 godine od isporuke.',
      'Ako roba nije ispravna ili ne odgovara opisu, od prodavatelja možete besplatno zatražiti popravak ili zamjenu, a ako to nije moguće ili ne uspije, sniženje cijene ili povrat novca.',
      'U nekim državama članicama to jamstvo traje dulje. Prodavatelji i proizvođači mogu uz njega ponuditi i vlastito, komercijalno jamstvo; ono ne umanjuje vaša zakonska prava.',
    ],
    more: {
      words: 'Više o pravima potrošača: Vaša Europa',
      href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_hr.htm',
    },
  },
  en: {
    title: 'Legal guarantee of conformity',
    lines: [
      'For goods bought in the European Union the seller is liable for at least 2 years from delivery.',
      'If goods are faulty or not as described, you can ask the seller for repair or replacement free of charge and, where that is not possible or fails, for a reduction of the price or your money back.',
      'In some Member States this guarantee lasts longer. Sellers and producers may also offer commercial guarantees of their own; those do not lessen your rights under the law.',
    ],
    more: {
      words: 'More about consumer rights: Your Europe',
      href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
    },
  },
  de: {
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
};

/** The notice in a language by its two- or three-letter code: neighbours read Croatian, others English, as mails do. */
export function guaranteeNotice(language: string): GuaranteeNotice {
  if (['hr', 'hrv', 'bs', 'bos', 'sr', 'srp'].includes(language)) return notices.hr;
  if (['de', 'deu'].includes(language)) return notices.de;
  return notices.en;
}
