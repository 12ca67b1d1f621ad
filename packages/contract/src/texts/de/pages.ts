import type { PlatformTexts } from '../platform-keys.ts';

/** Pages that the platform shows by itself: links that no longer work, the bank of rehearsals, the strip of a preview. */
export const pages: PlatformTexts['pages'] = {
  download: {
    over: 'Der Download ist beendet',
    overText:
      'Die Frist oder die Zahl der Downloads dieser Datei ist erreicht. Wenden Sie sich an den Shop, wenn Sie sie noch brauchen.',
    unknown: 'Dieser Link ist ungültig',
    unknownText:
      'Vielleicht ist er nicht vollständig. Öffnen Sie ihn erneut aus der E-Mail oder der Bestellseite.',
    shop: 'Zum Shop',
  },
  preview: {
    page: 'Dies ist eine Vorschau: der Entwurf einer Seite.',
    shop: 'Dies ist eine Vorschau: alle Entwürfe des Shops.',
    moment: 'Dies ist eine Vorschau: der Shop am {at}.',
    end: 'Vorschau beenden',
  },
  sandbox: {
    title: 'Testbank',
    warning: 'Dies ist eine Probe: Geben Sie keine Kartendaten ein, es wird kein Geld abgebucht.',
    order: 'Bestellung',
    amount: 'Betrag',
    choose: 'Was soll die Bank tun?',
    more: 'Seltenere Fälle',
    decisions: {
      approve: 'Zahlung genehmigen',
      refuse: 'Karte ablehnen',
      cancel: 'Abbrechen und zurück zum Shop',
      approveTwice: 'Genehmigen und dem Shop zweimal melden',
      approveLate: 'Genehmigen und dem Shop erst nach der Rückkehr melden',
      approveWithoutReturn: 'Genehmigen, aber der Käufer kehrt nicht zurück',
      timeout: 'Nicht rechtzeitig antworten',
    },
    noReturn:
      'Die Zahlung wurde genehmigt und der Shop weiß es, aber die Bank hat Sie nicht zurückgeleitet. Die Bestätigung kommt per E-Mail.',
    timeout:
      'Die Bank hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht; die Bestellung wartet, bis sie abläuft.',
    back: 'Zurück zum Shop',
  },
};
