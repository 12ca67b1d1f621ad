/** Countries whose law the list knows: of the seller, or of buyers that the shop delivers to. */
export const lawCountries = ['HR', 'DE', 'AT', 'SI', 'IT'] as const;
export type LawCountry = (typeof lawCountries)[number];

/** How duties stand together, in the order of a purchase. */
export const dutyGroups = ['before', 'ordering', 'after', 'invoices', 'data', 'goods'] as const;
export type DutyGroup = (typeof dutyGroups)[number];

/** A text that asks for something. Its sort and article are said in the reader's language; an act keeps its own name. */
export interface LawSource {
  sort: 'directive' | 'regulation' | 'act';
  /** `98/6/EC`, `(EU) 2024/825`, or the name of an act with its number. */
  name: string;
  article?: string;
}

/** One duty of a shop, as data: a new one ships before it counts. */
export interface Duty {
  group: DutyGroup;
  /** The first day on which it counts; null where no final text was found: somebody has to look. */
  from: string | null;
  /** The first day on which it counts no longer. */
  until?: string;
  /**
   * Whose law it is: of the whole Union; of sellers that sit in a country; or of who delivers to a country. What is not said is
   * the Union's.
   */
  of?: { seller: LawCountry } | { market: LawCountry };
  source: LawSource;
  /** The text of a country that carries the Union's rule out; `differs`: the words `differs.<duty>.<country>` say how. */
  national?: Partial<Record<LawCountry, { source: LawSource; differs?: true }>>;
}

const directive = (name: string, article?: string): LawSource => ({
  sort: 'directive',
  name,
  ...(article && { article }),
});
const regulation = (name: string, article?: string): LawSource => ({
  sort: 'regulation',
  name,
  ...(article && { article }),
});
const act = (name: string, article?: string): LawSource => ({
  sort: 'act',
  name,
  ...(article && { article }),
});
const by = (name: string, article?: string) => ({ source: act(name, article) });
const otherwise = (name: string, article?: string) => ({
  source: act(name, article),
  differs: true as const,
});

const fiscal = (article: string) => act('Zakon o fiskalizaciji, NN 89/2025', article);
const consumerAct = 'Zakon o zaštiti potrošača, NN 19/2022';
const inCroatia = { seller: 'HR' } as const;
/** Croatia joined the Union. */
const accession = '2013-07-01';
/** Since when Directive 2011/83/EU counts, and its changes by 2019/2161. */
const consumerRights = '2014-06-13';
const omnibus = '2022-05-28';
/** Since when the changes by Directive (EU) 2024/825 count. */
const greenTransition = '2026-09-27';

/**
 * Every duty that the program knows, by its id: what it is called and what is said of it stands in the texts (`duties`), what
 * looks whether it holds in the platform's room `law`, one check for each. Facts and dates: to be confirmed by a lawyer before
 * somebody relies on them.
 */
export const dutyList = {
  seller: {
    group: 'before',
    from: accession,
    source: directive('2000/31/EC', '5'),
    national: {
      HR: by('Zakon o elektroničkoj trgovini, NN 173/2003', '6'),
      DE: otherwise('DDG', '§ 5'),
      AT: otherwise('ECG', '§ 5'),
      SI: by('ZEPT', '5'),
      IT: otherwise('D.Lgs. 70/2003', '7'),
    },
  },
  legalPages: {
    group: 'before',
    from: consumerRights,
    source: directive('2011/83/EU', '6'),
    national: {
      HR: by(consumerAct),
      DE: by('EGBGB', '246a'),
      AT: by('FAGG', '§ 4'),
      SI: by('ZVPot-1'),
      IT: by('Codice del consumo', '49'),
    },
  },
  lowestPrice30: {
    group: 'before',
    from: omnibus,
    source: directive('98/6/EC', '6a'),
    national: {
      HR: by(consumerAct),
      DE: by('PAngV', '§ 11'),
      AT: by('PrAG', '§ 9a'),
      SI: otherwise('ZVPot-1'),
      IT: otherwise('Codice del consumo', '17-bis'),
    },
  },
  unitPrice: {
    group: 'before',
    from: accession,
    source: directive('98/6/EC', '3'),
    national: {
      DE: by('PAngV', '§ 4'),
      AT: by('PrAG', '§ 10a'),
      IT: by('Codice del consumo', '14'),
    },
  },
  anchorPrice: {
    group: 'before',
    from: '2025-05-15',
    of: inCroatia,
    source: act('Odluka o objavi cjenika i isticanju dodatne cijene, NN 75/2025'),
  },
  priceList: {
    group: 'before',
    from: '2025-05-15',
    of: inCroatia,
    source: act('Odluka o objavi cjenika i isticanju dodatne cijene, NN 75/2025'),
  },
  guaranteeNotice: {
    group: 'before',
    from: greenTransition,
    source: regulation('(EU) 2025/1960', '1'),
  },
  durabilityLabel: {
    group: 'before',
    from: greenTransition,
    source: regulation('(EU) 2025/1960', '2'),
  },
  greenClaims: {
    group: 'before',
    from: greenTransition,
    source: directive('(EU) 2024/825', '1'),
    national: { DE: by('UWG', '§ 5, § 5b'), AT: by('UWG', '§ 2') },
  },
  ecoInformation: {
    group: 'before',
    from: greenTransition,
    source: directive('(EU) 2024/825', '2'),
  },
  reviews: {
    group: 'before',
    from: omnibus,
    source: directive('2005/29/EC', '7(6)'),
    national: {
      HR: by(consumerAct),
      DE: by('UWG', '§ 5b(3)'),
      AT: by('UWG', '§ 2(6a)'),
      IT: by('Codice del consumo', '22'),
    },
  },
  productSafety: {
    group: 'before',
    from: '2024-12-13',
    source: regulation('(EU) 2023/988', '19'),
    national: { DE: otherwise('ProdSG', '§ 6') },
  },
  personalPrice: {
    group: 'before',
    from: omnibus,
    source: directive('2011/83/EU', '6(1)(ea)'),
  },
  otherTraders: {
    group: 'before',
    from: '2024-02-17',
    source: regulation('(EU) 2022/2065', '30'),
  },
  consumerActOf2026: {
    group: 'before',
    from: null,
    of: inCroatia,
    source: act('Izmjene Zakona o zaštiti potrošača (prijedlog Vlade od 12. 3. 2026.)'),
  },
  orderButton: {
    group: 'ordering',
    from: consumerRights,
    source: directive('2011/83/EU', '8(2)'),
    national: {
      HR: by(consumerAct),
      DE: otherwise('BGB', '§ 312j(3)'),
      AT: otherwise('FAGG', '§ 8'),
      SI: by('ZVPot-1'),
      IT: by('Codice del consumo', '51'),
    },
  },
  confirmation: {
    group: 'ordering',
    from: consumerRights,
    source: directive('2011/83/EU', '8(7)'),
    national: { DE: by('BGB', '§ 312f'), AT: by('FAGG', '§ 7'), IT: by('Codice del consumo', '51') },
  },
  sameForAll: {
    group: 'ordering',
    from: '2018-12-03',
    source: regulation('(EU) 2018/302', '3–5'),
  },
  digitalConsent: {
    group: 'ordering',
    from: consumerRights,
    source: directive('2011/83/EU', '16(m)'),
    national: {
      DE: by('BGB', '§ 356(5)'),
      AT: by('FAGG', '§ 18'),
      IT: by('Codice del consumo', '59'),
    },
  },
  withdrawalFunction: {
    group: 'after',
    from: '2026-06-19',
    source: directive('2011/83/EU', '11a'),
    national: { DE: otherwise('BGB', '§ 356a') },
  },
  moneyBack: {
    group: 'after',
    from: consumerRights,
    source: directive('2011/83/EU', '13'),
    national: { DE: by('BGB', '§ 357'), AT: by('FAGG', '§ 14'), IT: by('Codice del consumo', '56') },
  },
  complaints: {
    group: 'after',
    from: '2022-05-28',
    of: inCroatia,
    source: act(consumerAct, '10'),
  },
  disputePlatform: {
    group: 'after',
    from: '2016-01-09',
    until: '2025-07-20',
    source: regulation('(EU) 2024/3228', '1'),
  },
  recall: {
    group: 'after',
    from: '2024-12-13',
    source: regulation('(EU) 2023/988', '35–36'),
  },
  repair: {
    group: 'after',
    from: '2026-07-31',
    source: directive('(EU) 2024/1799', '5'),
  },
  productLiability: {
    group: 'after',
    from: '2026-12-09',
    source: directive('(EU) 2024/2853', '8'),
  },
  whoInvoices: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('3'),
  },
  fiscalisation: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('3, 7, 21'),
  },
  notFiscalised: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('29, 71'),
  },
  closedDocuments: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('14(2), 71'),
  },
  premises: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('16, 17'),
  },
  eInvoiceIn: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('44'),
  },
  eInvoiceOut: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('38(1)(1)'),
  },
  eInvoiceOutSmall: {
    group: 'invoices',
    from: '2027-01-01',
    of: inCroatia,
    source: fiscal('38(1)(2)'),
  },
  productCodes: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('42'),
  },
  eInvoiceReports: {
    group: 'invoices',
    from: '2026-01-01',
    of: inCroatia,
    source: fiscal('52, 53'),
  },
  buyersCountry: {
    group: 'invoices',
    from: '2021-07-01',
    source: directive('2006/112/EC', '33, 59c, 369a'),
    national: {
      HR: by('Zakon o PDV-u, NN 73/2013'),
      DE: by('UStG', '§ 3a, § 3c, § 18j'),
      AT: by('UStG 1994', '3, 25a'),
      SI: by('ZDDV-1'),
      IT: by('D.P.R. 633/1972, D.L. 331/1993'),
    },
  },
  buyersVatId: {
    group: 'invoices',
    from: '2020-01-01',
    source: directive('2006/112/EC', '138'),
  },
  vatInDigitalAge: {
    group: 'invoices',
    from: '2028-07-01',
    source: directive('(EU) 2025/516'),
  },
  germanEInvoice: {
    group: 'invoices',
    from: '2025-01-01',
    of: { seller: 'DE' },
    source: act('UStG', '§ 14, § 27(38)'),
  },
  austrianRegister: {
    group: 'invoices',
    from: '2016-01-01',
    of: { seller: 'AT' },
    source: act('BAO, RKSV', '§ 131b'),
  },
  slovenianRegister: {
    group: 'invoices',
    from: '2016-01-02',
    of: { seller: 'SI' },
    source: act('ZDavPR'),
  },
  italianInvoice: {
    group: 'invoices',
    from: '2019-01-01',
    of: { seller: 'IT' },
    source: act('D.Lgs. 127/2015', '1'),
  },
  cookies: {
    group: 'data',
    from: accession,
    source: directive('2002/58/EC', '5(3)'),
    national: {
      HR: by('Zakon o elektroničkim komunikacijama, NN 76/2022'),
      DE: by('TDDDG', '§ 25'),
      AT: by('TKG 2021', '§ 165'),
      SI: by('ZEKom-2'),
      IT: by('D.Lgs. 196/2003', '122'),
    },
  },
  privacyPolicy: {
    group: 'data',
    from: '2018-05-25',
    source: regulation('(EU) 2016/679', '13'),
  },
  consentRecord: {
    group: 'data',
    from: '2018-05-25',
    source: regulation('(EU) 2016/679', '7'),
  },
  personalData: {
    group: 'data',
    from: '2018-05-25',
    source: regulation('(EU) 2016/679', '12–20'),
  },
  newsletter: {
    group: 'data',
    from: accession,
    source: directive('2002/58/EC', '13'),
    national: { DE: otherwise('UWG', '§ 7'), AT: by('TKG 2021', '§ 174'), IT: by('D.Lgs. 196/2003', '130') },
  },
  accessibility: {
    group: 'data',
    from: '2025-06-28',
    source: directive('(EU) 2019/882', '4, 13'),
    national: {
      HR: by('Zakon o zahtjevima za pristupačnost proizvoda i usluga, NN 89/2025'),
      DE: by('BFSG'),
      AT: by('BaFG'),
      SI: by('ZDPSI'),
      IT: by('D.Lgs. 82/2022'),
    },
  },
  chatbot: {
    group: 'data',
    from: '2026-08-02',
    source: regulation('(EU) 2024/1689', '50'),
  },
  packaging: {
    group: 'goods',
    from: '2026-08-12',
    source: regulation('(EU) 2025/40', '44–45'),
    national: {
      HR: by('Pravilnik o ambalaži, NN 137/2023'),
      DE: otherwise('VerpackG', '§ 9'),
      AT: otherwise('VerpackVO 2014', '§ 16b'),
      SI: by('Uredba o embalaži in odpadni embalaži'),
      IT: otherwise('D.Lgs. 152/2006', '219, 221'),
    },
  },
  electricalGoods: {
    group: 'goods',
    from: '2014-02-14',
    source: directive('2012/19/EU', '5, 16'),
    national: {
      HR: by('Pravilnik o otpadnoj električnoj i elektroničkoj opremi'),
      DE: otherwise('ElektroG', '§ 6'),
      AT: by('EAG-VO'),
      SI: by('Uredba o OEEO'),
      IT: by('D.Lgs. 49/2014'),
    },
  },
  batteries: {
    group: 'goods',
    from: '2025-08-18',
    source: regulation('(EU) 2023/1542', '55–56'),
    national: { DE: otherwise('BattDG', '§ 7') },
  },
  batteryPassport: {
    group: 'goods',
    from: '2027-02-18',
    source: regulation('(EU) 2023/1542', '77'),
  },
} as const satisfies Record<string, Duty>;

export type DutyName = keyof typeof dutyList;
export const dutyNames = Object.keys(dutyList) as DutyName[];
/** A duty of the list, by its id. */
export const dutyOf = (name: DutyName): Duty => dutyList[name];
