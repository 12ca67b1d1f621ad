const onsets =
  'b br c d dr f g gr h j k kr l m n p pr r s š st t tr v z ž bl č ć đ kl mr pl sl sv vl zl'.split(' ');
const vowels = 'a e i o u'.split(' ');
const middles = 'b c č d g j k l lj m n nj r rk s š t v z ž nd rl st lk'.split(' ');
const surnameEndings = 'ić ović ević inić ak ec ar an el uš čić ek in nac onja'.split(' ');
const firstEndings = 'a o an ka ica ko islav mir ela ija'.split(' ');

/** How many surnames, made of syllables as Croatian ones are; the same each time, none twice. */
export const surnames = (count: number): string[] => named(count, surnameEndings, 1);

/** How many first names in the same way. */
export const firstNames = (count: number): string[] => named(count, firstEndings, 2);

function named(count: number, endings: readonly string[], salt: number): string[] {
  const made = new Set<string>();
  for (let number = 0; made.size < count; number++) {
    const pick = (all: readonly string[], turn: number) =>
      all[(Math.imul(number + 1, 2_654_435_761 + salt * 97 + turn * 40_503) >>> 9) % all.length] ?? '';
    // Every third has a syllable more.
    const more = number % 3 === 0 ? pick(vowels, 4) + pick(middles, 5) : '';
    const name = pick(onsets, 1) + pick(vowels, 2) + pick(middles, 3) + more + pick(endings, 6);
    made.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...made];
}

/** A name as it stands in an address. */
export const plain = (name: string): string =>
  name.toLowerCase().replaceAll('đ', 'd').normalize('NFD').replaceAll(/\p{M}/gu, '');
