/** What the law wants said around a purchase, and why some data of an erased account have to stay. */
export const law = {
  withdrawal: {
    label: 'Pravo na raskid',
    link: 'Ovdje raskinite ugovor',
    period: 'Ugovor možete jednostrano raskinuti u roku od 14 dana, bez navođenja razloga.',
    digital:
      'Potvrđujemo vaš pristanak ({at}) da isporuka digitalnog sadržaja počne odmah i vašu izjavu da znate da time gubite pravo na jednostrani raskid ugovora: {names}.',
  },
  returns: { label: 'Povrat, reklamacija, zamjena', link: 'Prijavite povrat' },
  guarantee: {
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
  garan: {
    title: {
      few: 'Jamstvo trajnosti proizvođača: {years} godine',
      other: 'Jamstvo trajnosti proizvođača: {years} godina',
    },
    text: 'Proizvođač bez dodatne naknade jamči za trajnost cijelog proizvoda: {by}.',
    legal:
      'Vaša prava iz zakonskog jamstva sukladnosti, najmanje 2 godine kod prodavatelja, time se ne umanjuju.',
    terms: 'Uvjeti jamstva',
  },
  kept: {
    orders:
      'Računi i narudžbe uz njih čuvaju se 11 godina prema Zakonu o računovodstvu i Općem poreznom zakonu; na njima ostaju ime, adresa i tvrtka kupca. E-pošta, telefon i poruke brišu se kad narudžba završi, najkasnije 14 dana nakon isporuke.',
    openOrders:
      'Narudžbe koje nisu završene: podaci za dostavu, e-pošta i telefon ostaju dok narudžbu ne isporučimo ili dok se ne otkaže, a nakon isporuke još 14 dana, koliko traje pravo na raskid. S neplaćene narudžbe brišu se čim joj istekne rok za plaćanje.',
    bankLines:
      'Stavke izvoda banke kojima su plaćene ili vraćene narudžbe čuvaju se kao knjigovodstvene isprave 11 godina prema Zakonu o računovodstvu, s imenom, računom (IBAN-om) i opisom plaćanja.',
    withdrawals:
      'Izjave o raskidu ugovora ostaju kao dokaz, s imenom i adresom na koju je poslana potvrda primitka.',
  },
};
