/** Forms of one word as a customer may type them, the one of the dictionary first. */
export type Family = string[];

const feminine = `čokolad jabuk kav kašic krem past bomb limunad naranč jagod banan breskv malin marelic juh paprik
  riž salam šunk kobasic paštet maslin rajčic kamilic limet karamel višnj kruške vod mask krp spužv pelen kajgan
  lavand borovnic brusnic kocka pjen tun vanilij mješavin hran pločic svijeć četkic vrećic granol salat`;
const masculine = `keks kruh jogurt sladoled sapun šampon deterdžent liker umak limun sirup kakao čips losion namaz
  narezak džem kokos nektar začin regenerator papir puding kreker flips grah kolač balzam maslac papar cimet ocat
  ananas kupus orah senf krumpir losos kukuruz prašak kompot kečap serum melem ajvar tonik`;
const neuter = `vin piv mlijek ulj brašn voć povrć meso pecivo rublj sredstv vrhnj suđ smilj`;
const adjectives = `crn bijel slan mliječn čokoladn mljeven suh svjež domać rezan pileć toaletn vlažn gumen ljut zelen
  crven plav tamn integraln dimljen kisel slatk panirano maslinov djevičansk proteinsk zoben jetren zubn`;

/**
 * Forms of words that are frequent in a grocery, written down by their declension and not by the rules that the search
 * has for them.
 */
export function groceryFamilies(): Family[] {
  const list = (text: string) => text.trim().split(/\s+/);
  return [
    ...list(feminine).map((stem) => endings(stem.replace(/[ae]$/, ''), ['a', 'e', 'i', 'u', 'om', 'ama'])),
    ...list(masculine).map(masculineFamily),
    ...list(neuter).map((stem) => neuterFamily(stem.replace(/o$/, ''))),
    ...list(adjectives).map((stem) =>
      endings(stem.replace(/o$/, ''), ['i', 'a', 'o', 'e', 'og', 'om', 'oj', 'u', 'ih', 'im']),
    ),
  ];
}

function endings(stem: string, all: string[]): Family {
  return all.map((ending) => stem + ending);
}

/** "narezak" has "nareska", "umak" keeps its a: written down where they differ. */
const shortened: Record<string, string> = {
  narezak: 'narezk',
  ocat: 'oct',
  papar: 'papr',
  maslac: 'maslac',
  prašak: 'prašk',
};

function masculineFamily(base: string): Family {
  const stem = shortened[base] ?? base;
  return [base, ...endings(stem, ['a', 'u', /[čšžćđj]$/.test(stem) ? 'em' : 'om', 'i', 'e', 'ima'])];
}

function neuterFamily(stem: string): Family {
  const isSoft = /[ćđjnlš]$/.test(stem) && !/(vin|rubn)$/.test(stem);
  const first = isSoft && !stem.endsWith('brašn') ? 'e' : 'o';
  return endings(stem, [first, 'a', 'u', first === 'e' ? 'em' : 'om', 'ima']);
}
