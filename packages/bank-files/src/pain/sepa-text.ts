/** Letters that have a neighbour among those that every bank takes. */
const neighbours: Readonly<Record<string, string>> = {
  ...{ đ: 'd', Đ: 'D', ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L' },
  ...{ '–': '-', '—': '-', '−': '-', '’': "'", '‘': "'", '`': "'", '&': '+', ';': ',', _: '-', '@': '(at)' },
};

/**
 * A text in the letters of the European Payments Council (EPC217-08), which every bank takes: others become their neighbours or
 * go. No slash at its ends and no two together, as its rules say; at most `limit` signs.
 */
export function sepaText(text: string, limit: number): string {
  const bare = [...text.normalize('NFC')]
    .map((sign) => neighbours[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,'+ ]/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/ {2,}/g, ' ');
  return trimmed(trimmed(bare).slice(0, limit));
}

const trimmed = (text: string): string => text.replace(/^[ /]+/, '').replace(/[ /]+$/, '');
