/**
 * The codes by which the tax host refuses a message (specification 2.6, 2.6 and 2.1.5.4), in its own words. What the host
 * sends along may say more; who shows them to people has words of his own.
 */
export const refusalCodes = {
  s001: 'Poruka nije u skladu s XML shemom',
  s002: 'Certifikat nije izdan od strane produkcijskog potpisnika pouzdanog izdavatelja certifikata u RH ili je istekao ili je ukinut.',
  s003: 'Certifikat ne sadrži obvezan podatak.',
  s004: 'Neispravan digitalni potpis.',
  s005: 'OIB iz poruke zahtjeva nije jednak OIB-u iz certifikata.',
  s006: 'Sistemska pogreška prilikom obrade zahtjeva.',
  s011: 'Datum izdavanja računa u poruci promjene podataka računa nije jednak trenutnom datumu.',
  s012: 'Podaci za račun u poruci promjene podataka računa razlikuju se od podataka fiskaliziranog računa ili račun nije fiskaliziran.',
} as const;

export type RefusalCode = keyof typeof refusalCodes;

/** Whether the same message may be taken later with nothing changed about it: only a fault of the host itself. */
export const mayPassLater = (code: string): boolean => code === 's006';

/** What the test host finds about an invoice (appendix 13) that is issued since the euro. `v100` is none. */
export const checkCodes = {
  v100: 'Poruka je ispravna',
  v101: "'Datum i vrijeme slanja' je za više od 6 sati manje ili veće od 'Datum i vrijeme obrade'.",
  v103: "'Datum i vrijeme izdavanja' računa je za više od 6 sati veće od 'Datum i vrijeme obrade'.",
  v104: "'Datum i vrijeme izdavanja' računa je veće od 'Datum i vrijeme slanja'.",
  v105: "'Brojčana oznaka računa' ima vrijednost '0'.",
  v106: "'Brojčana oznaka računa' ima više od 6 znamenki.",
  v110: "'Porezna stopa PDV-a' nije iz dozvoljenog skupa poreznih stopa.",
  v112: "'Osnovica PDV-a' je veća od podatka 'Ukupni iznos' kada je 'Ukupni iznos' pozitivnog predznaka ili je jednak 0.",
  v113: "'Osnovica PDV-a' je manja od podatka 'Ukupni iznos' kada je 'Ukupni iznos' negativnog predznaka ili je jednak 0.",
  v114: "'Osnovica PDV-a' nije istog predznaka kao i 'Ukupni iznos'.",
  v117: "'Porezna stopa PNP-a' je manja od 0,00.",
  v118: "'Porezna stopa PNP-a' je veća od 3,00.",
  v120: "'Osnovica PNP-a' je veća od podatka 'Ukupni iznos' kada je 'Ukupni iznos' pozitivnog predznaka ili je jednak 0.",
  v121: "'Osnovica PNP-a' je manja od podatka 'Ukupni iznos' kada je 'Ukupni iznos' negativnog predznaka ili je jednak 0.",
  v122: "'Osnovica PNP-a' nije istog predznaka kao i 'Ukupni iznos'.",
  v125: "Na računu postoji podatak 'Ostali porezi' različit od '0,00'.",
  v126: "'Iznos oslobođenja' je veći od podatka 'Ukupni iznos' kada je 'Ukupni iznos' pozitivnog predznaka ili je jednak 0.",
  v127: "'Iznos oslobođenja' je manji od podatka 'Ukupni iznos' kada je 'Ukupni iznos' negativnog predznaka ili je jednak 0.",
  v128: "'Iznos oslobođenja' nije istog predznaka kao i 'Ukupni iznos'.",
  v129: "'Iznos marže' je veći od podatka 'Ukupni iznos' kada je 'Ukupni iznos' pozitivnog predznaka ili je jednak 0.",
  v130: "'Iznos marže' je manji od podatka 'Ukupni iznos' kada je 'Ukupni iznos' negativnog predznaka ili je jednak 0.",
  v131: "'Iznos marže' nije istog predznaka kao i 'Ukupni iznos'.",
  v132: "'Iznos koji ne podliježe oporezivanju' je veći od podatka 'Ukupni iznos' kada je 'Ukupni iznos' pozitivnog predznaka ili je jednak 0.",
  v133: "'Iznos koji ne podliježe oporezivanju' je manji od podatka 'Ukupni iznos' kada je 'Ukupni iznos' negativnog predznaka ili je jednak 0.",
  v134: "'Iznos koji ne podliježe oporezivanju' nije istog predznaka kao i 'Ukupni iznos'.",
  v141: "Polje 'Specifična namjena' nije prazno.",
  v142: "Na računu postoji podatak 'PDV' različit od '0,00'.",
  v143: "Na računu postoji podatak 'Iznos oslobođenja' različit od 0,00.",
  v144: "Na računu postoji podatak 'Iznos marže' različit od 0,00.",
  v145: "Na računu postoji podatak 'Iznos koji ne podliježe oporezivanju' različit od 0,00.",
  v152: "'Datum i vrijeme izdavanja' računa je za više od 2 dana do zaključno 5 dana manje od 'Datum i vrijeme obrade'.",
  v153: "'Datum i vrijeme izdavanja' računa je za više od 5 dana manje od 'Datum i vrijeme obrade'.",
  v160: "'Iznos poreza PDV-a' je za više od 0,10 EUR manji od izračuna iznosa poreza PDV-a.",
  v161: "'Iznos poreza PDV-a' je za više od 0,10 EUR veći od izračuna iznosa poreza PDV-a.",
  v162: "'Iznos poreza PNP-a' je za više od 0,10 EUR manji od izračuna iznosa poreza PNP-a.",
  v163: "'Iznos poreza PNP-a' je za više od 0,10 EUR veći od izračuna iznosa poreza PNP-a.",
  v164: "'Iznos naknade' je veći od 135,00 EUR.",
  v165: "'Iznos naknade' je manji od -135,00 EUR.",
  v166: "'Ukupan iznos na računu' nije ispravan prema formuli (dopuštena tolerancija je +/- 0,01 EUR).",
  v167: "Maksimalni ukupni iznos za vrstu plaćanja 'Transakcijski račun' i 'Ostalo' je veći ili manji od +/- 150.000,00 EUR kada je 'Ukupni iznos' pozitivnog/negativnog predznaka.",
  v168: "Maksimalni ukupni iznos za vrstu plaćanja 'Gotovina', 'Kartica' ili 'Ček' je veći ili manji od +/- 10.000,00 EUR kada je 'Ukupni iznos' pozitivnog/negativnog predznaka.",
} as const;

export type CheckCode = keyof typeof checkCodes;
