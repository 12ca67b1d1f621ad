const longNames: Record<string, string> = {
  header: 'header-section',
  footer: 'footer-section',
  cookie: 'cookie-section',
};

/** The handler an element carries: calls may say `header`, `footer` and `cookie` for the long names (CMS-002). */
export function elementHandler(name: string): string {
  return Object.hasOwn(longNames, name) ? (longNames[name] ?? name) : name;
}
