const symbols = new Map<string, string>();

/** The sign of a currency as Croatian readers know it (`€`), by its three-letter code; the code when it has none. */
export function currencySymbol(code: string): string {
  const known = symbols.get(code) ?? formattedSymbol(code);
  symbols.set(code, known);
  return known;
}

function formattedSymbol(code: string): string {
  const parts = new Intl.NumberFormat('hr', { style: 'currency', currency: code }).formatToParts(0);
  return parts.find(({ type }) => type === 'currency')?.value ?? code;
}
