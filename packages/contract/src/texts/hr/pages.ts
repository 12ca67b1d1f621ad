/** Pages that the platform shows by itself: links that no longer work, the bank of rehearsals, the strip of a preview. */
export const pages = {
  download: {
    over: 'Preuzimanje je završeno',
    overText: 'Rok ili broj preuzimanja ove datoteke je istekao. Javite se trgovini ako vam još treba.',
    unknown: 'Ova poveznica ne vrijedi',
    unknownText: 'Možda nije cijela. Otvorite je ponovno iz poruke ili sa stranice narudžbe.',
    shop: 'U trgovinu',
  },
  preview: {
    page: 'Ovo je pregled: skica jedne stranice.',
    shop: 'Ovo je pregled: sve skice trgovine.',
    moment: 'Ovo je pregled: trgovina {at}.',
    end: 'Završi pregled',
  },
  sandbox: {
    title: 'Probna banka',
    warning: 'Ovo je proba: ne upisujte podatke kartice, novac se ne naplaćuje.',
    order: 'Narudžba',
    amount: 'Iznos',
    choose: 'Što banka treba učiniti?',
    more: 'Rjeđi slučajevi',
    decisions: {
      approve: 'Odobri plaćanje',
      refuse: 'Odbij karticu',
      cancel: 'Odustani i vrati se u trgovinu',
      approveTwice: 'Odobri i javi trgovini dvaput',
      approveLate: 'Odobri, a trgovini javi tek poslije povratka',
      approveWithoutReturn: 'Odobri, ali kupac se ne vrati',
      timeout: 'Ne odgovori na vrijeme',
    },
    noReturn: 'Plaćanje je odobreno i trgovina to zna, ali vas banka nije vratila. Potvrda stiže e-poštom.',
    timeout: 'Banka nije odgovorila na vrijeme. Plaćanje nije provedeno; narudžba čeka dok ne istekne.',
    back: 'Natrag u trgovinu',
  },
};
