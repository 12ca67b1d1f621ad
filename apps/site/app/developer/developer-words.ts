/** What the development tools say; beside the catalogue, whose texts every visitor downloads. */
const words = {
  hr: {
    badge: 'Razvojni alati',
    core: 'jezgra',
    changelog: 'Novosti',
    documentation: 'Dokumentacija',
    domain: 'Promjena domene',
    sections: 'Odjeljci',
    current: 'odabrana',
    releaseFailed: 'Izdanje se ne može učitati.',
    domainFailed: 'Domena nije promijenjena.',
    close: 'Zatvori',
    loading: 'Učitava se…',
  },
  en: {
    badge: 'Developer tools',
    core: 'core',
    changelog: 'Changelog',
    documentation: 'Documentation',
    domain: 'Change domain',
    sections: 'Sections',
    current: 'selected',
    releaseFailed: 'The release cannot be loaded.',
    domainFailed: 'The domain was not changed.',
    close: 'Close',
    loading: 'Loading…',
  },
  de: {
    badge: 'Entwicklerwerkzeuge',
    core: 'Kern',
    changelog: 'Änderungen',
    documentation: 'Dokumentation',
    domain: 'Domain wechseln',
    sections: 'Abschnitte',
    current: 'ausgewählt',
    releaseFailed: 'Die Version kann nicht geladen werden.',
    domainFailed: 'Die Domain wurde nicht geändert.',
    close: 'Schließen',
    loading: 'Wird geladen…',
  },
};

export type DeveloperWords = (typeof words)['hr'];

/** The words in a language; Croatian where there are none. */
export const developerWords = (locale: string): DeveloperWords =>
  words[locale as keyof typeof words] ?? words.hr;
