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
  agents: {
    soldOut: 'Es ist ausverkauft.',
    left: 'So viel ist nicht vorrätig; Stück noch da: {left}.',
    quantity: 'Es wird in diesen Mengen verkauft: {rule}.',
    notSold: 'Es wird in diesem Shop zurzeit nicht verkauft.',
    onPage: 'Die Optionen wählt der Käufer auf der Seite des Produkts.',
    unknown: 'Es gibt keinen Artikel mit der Kennung {id}.',
    over: 'Den Einkaufswagen gibt es nicht, oder er ist abgelaufen.',
    otherCurrency: 'Preise sind in {currency}: der Preisfilter in {wanted} wurde nicht angewandt.',
  },
  agentCart: {
    title: 'Der Einkaufswagen, den Ihr Assistent vorbereitet hat',
    lead: 'Sehen Sie, was darin ist. Nichts ist bestellt oder bezahlt: Sie bestellen und bezahlen selbst, an der Kasse dieses Shops.',
    now: 'Preise und Bestand sind von diesem Augenblick.',
    delivery: 'Die Lieferung wird an der Kasse gewählt.',
    checkout: 'In meinen Einkaufswagen legen und zur Kasse gehen',
    own: 'In Ihrem Einkaufswagen liegt schon etwas. Was soll damit geschehen?',
    add: 'Behalten und dies dazulegen',
    replace: 'Durch dies ersetzen',
    retain: 'Nichts dazulegen, meinen Einkaufswagen öffnen',
    short: 'Nicht genug davon: {left}',
    out: 'Nicht alles ist im Einkaufswagen: {names}.',
    some: '{name} (nur {count})',
    gone: 'Dieser Einkaufswagen gilt nicht mehr',
    goneLead:
      'Der Link gilt 24 Stunden, oder bis der Assistent ihn zurücknimmt. Bitten Sie ihn um einen neuen.',
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
