/**
 * Does a spreadsheet that opens this text as a cell run it as a formula? Anything that starts with "=" does; after
 * "+", "-" and "@" only what calls, points or calculates, because "-20% popusta", "+5 °C" and "@home" are texts.
 * The rules follow OWASP's "CSV injection"; an export must put a quote before such cells all the same.
 */
export function looksLikeFormula(text: string): boolean {
  if (/^[\p{L}\p{N}<]/u.test(text) && !/^DDE/i.test(text)) return false;
  const cell = text.trimStart().normalize('NFKC');
  switch (cell.charAt(0)) {
    case '=':
      return true;
    case '+':
    case '-':
    case '@':
      return /^[+@]+$/.test(cell) || formulaParts.some((part) => part.test(cell));
    default:
      return /^DDE\s*\(/i.test(cell);
  }
}

const formulaParts = [
  /\|\s*'/, // cmd|'/C calc'!A0
  /^[-+@]\s*\w+\|/, // +cmd|…
  /\|[^|]*!/, // server|topic!item
  /^[-+@][-+@=\s]*[A-Za-z_][\w.]*\(/, // @SUM(…), -HYPERLINK(…)
  /^[-+@]=/, // +=…
  /^[-+@][\d.,()\s]*[*^&<>=+][\d.,(]/, // +1+1, -2*3
  /^[-+@].*[-+*/^&(,;]\s*[A-Za-z_][\w.]*\(/, // -2+3+SUM(…)
];
