import { notFiscalised } from '@izlog/contract/ecommerce/duties/invoicing';
import type { MailData, MailTemplate } from './templates.ts';

const url = 'https://izlog.example/prijava?verificationToken=9f2c1e7ab04d4f6c8a35e1b7d2c49f80';
const order = {
  number: '2026-000123',
  name: 'Ana',
  url: 'https://izlog.example/naplata/uspjesna?orderSlug=2026-000123&orderKey=5a1f0c',
  banner: notFiscalised,
  lines: [
    { name: 'Planer ulaganja 2027.', quantity: '2 ×', price: '49,80 €' },
    {
      name: 'Vrećica za prijenosnik od filca s kožnom kopčom',
      detail: 'Veličina: 14"\nGravura: „Ana”',
      quantity: '1 ×',
      price: '31,20 €',
    },
  ],
  totals: [
    { label: 'Artikli ukupno', amount: '81,00 €' },
    { label: 'Kupon LJETO10', amount: '−8,10 €' },
    { label: 'Dostava', amount: '4,90 €' },
    { label: 'PDV 25 %', amount: '15,56 €' },
    { label: 'Ukupno', amount: '77,80 €', isMain: true },
  ],
  facts: [
    { label: 'Plaćanje', value: 'Uplata po predračunu' },
    {
      label: 'Dostava',
      value: 'Dostava na adresu\nAna Primjerić\nObala hrvatskih pomoraca 12a\n22000 Šibenik\nHrvatska',
    },
    { label: 'Datoteka', value: 'Vodič kroz EU fondove.epub', url: 'https://izlog.example/api/d/1' },
  ],
  payment: {
    text: 'Uplatite na račun trgovine; robu šaljemo čim uplata stigne.',
    facts: [
      { label: 'Primatelj', value: 'Izlog d.o.o.\nIlica 1\n10000 Zagreb' },
      { label: 'IBAN', value: 'HR12 1001 0051 8630 0016 0' },
      { label: 'Model i poziv na broj', value: 'HR01 2026-000123-3' },
      { label: 'Iznos', value: '77,80 €' },
    ],
    picture: {
      url: 'https://izlog.example/api/slip.png',
      alt: 'Skenirajte mobilnim bankarstvom',
      width: 340,
    },
  },
  notes: ['Ugovor možete raskinuti u roku od 14 dana, bez navođenja razloga.'],
};

const withdrawal = {
  number: '2026-000123-R1',
  order: '2026-000123',
  name: 'Ana Primjerić',
  contact: 'ana@posta.example',
  at: '21. 11. 2026. 10:37:05 CET',
  lines: [
    { name: 'Planer ulaganja 2027.', quantity: '2 ×', why: null },
    { name: 'Vrećica za prijenosnik od filca', quantity: '1 ×', why: 'personalised' as const },
  ],
};

const webhookSample = {
  name: '',
  url: 'https://izlog.example/admin/obavijesti',
  webhook: 'Skladište Vrapče',
  host: 'vrapce.example',
  since: '24. studenoga 2026. u 9:14',
};

const orderReturn = {
  number: '2026-000123-P1',
  order: '2026-000123',
  name: 'Ana Primjerić',
  lines: ['1 × Planer ulaganja 2027.'],
  message: '',
  until: '9. 12. 2026.',
  url: 'https://izlog.example/povrat?return=2026-000123-P1&key=proba',
};

/** Every mail we send, filled with an example of what could be in it: for anyone who writes its words, and for tests. */
export const mailSamples: { [T in MailTemplate]: MailData[T] } = {
  accountErased: { name: 'Ana', kept: ['Računi i narudžbe uz njih čuvaju se 11 godina.'] },
  confirmEmail: { name: 'Ana', url, hours: 168 },
  dataExport: { name: 'Ana', url, hours: 72 },
  emailChange: { name: 'Ana', url, hours: 168 },
  emailChanged: { name: 'Ana', newEmail: 'ana.nova@posta.example', url, hours: 168 },
  emailChangeAsked: { name: 'Ana', newEmail: 'ana.nova@posta.example', url, hours: 168 },
  emailChangedUnproved: { name: 'Ana', url: 'https://izlog.example/' },
  accountsJoined: {
    name: 'Vesna',
    url: 'https://izlog.example/admin/security',
    otherShop: 'Druga trgovina',
    otherEmail: 'vesna@druga.example',
  },
  addressLost: { name: '', url: 'https://izlog.example/adminLogin', addresses: 'www.stara.example' },
  factorsReset: { name: 'Vesna', url: 'https://izlog.example/adminLogin' },
  passkeyAdded: { name: 'Ana', url },
  passwordChanged: { name: 'Ana', url },
  providerJoined: { name: 'Ana', provider: 'Google', url, hours: 168 },
  loginLink: { name: 'Ana', url, hours: 1 },
  resetPassword: { name: '', url, hours: 1 },
  staffInvitation: { name: 'Ivo', invitedBy: 'Vesna Radić', role: 'urednik', url, hours: 72 },
  testMail: { name: 'Vesna' },
  webhookFailing: webhookSample,
  webhookOff: webhookSample,
  webhookWithoutRights: webhookSample,
  welcome: { name: 'Ana', url },
  cartReminder: { items: 'Platnena torba „Prvo studija”', url, unsubscribeUrl: url },
  productRecall: {
    name: 'Iva',
    product: 'Platnena torba „Prvo studija”',
    orders: '2026-000123',
    danger: 'Kopča se može slomiti i porezati ruku.',
    act: 'Ne nosite torbu i javite nam se.',
    contact: 'Izlog d.o.o., upit@izlog.example',
    url,
  },
  availability: { product: 'Platnena torba „Prvo studija”', url },
  contactMessage: {
    name: 'Ivo Ivić',
    email: 'ivo@posta.example',
    message: 'Dobar dan,\nzanima me rok isporuke.\n\n<b>Hvala</b> & pozdrav',
    page: 'https://izlog.example/kontakt',
  },
  formConfirmation: { form: 'Prijava na radionicu', url, hours: 48 },
  formEntry: {
    form: 'Prijava na radionicu',
    fields: [
      { label: 'Ime i prezime', value: 'Ivo Ivić' },
      { label: 'Napomena', value: 'Dolazim\nautomobilom.' },
    ],
  },
  newsletter: {
    subject: 'Što je novo u studenom',
    preheader: 'Tri radionice i jedan popust.',
    unsubscribeUrl: 'https://izlog.example/_/newsletter/odjava?token=abc',
    blocks: [
      { kind: 'title', text: 'Što je novo u studenom' },
      { kind: 'paragraph', text: 'Tri radionice i jedan popust čekaju vas do kraja mjeseca.' },
      { kind: 'list', items: ['Razgovor s bankom, Rijeka', 'Poslovni plan, Zagreb'] },
      { kind: 'button', label: 'Pogledajte radionice', url: 'https://izlog.example/shop/radionice' },
    ],
  },
  newsletterConfirm: { url, hours: 168 },
  newsletterWelcome: { unsubscribeUrl: 'https://izlog.example/_/newsletter/odjava?token=abc' },
  orderConfirmation: {
    ...order,
    documents: [
      {
        title: 'Uvjeti kupnje',
        text: '## 1. Prodavatelj\n\nProdavatelj je Izlog d.o.o.\n\n- prva stavka\n- druga stavka',
        url: 'https://izlog.example/uvjeti-kupnje',
      },
      { title: 'Zakonsko jamstvo sukladnosti', text: 'Najmanje 2 godine od isporuke.' },
    ],
  },
  orderChanged: { ...order, message: 'Dodali smo treće mjesto, kako smo se čuli.', isToPay: true },
  orderCorrected: order,
  orderCreditNote: { ...order, paper: '12/P1/1' },
  orderInvoice: { ...order, paper: '125/P1/1' },
  orderForStaff: { ...order, url: 'https://izlog.example/admin/narudzbe/2026-000123' },
  orderOffer: { ...order, until: '8. 12. 2026.', message: 'Kako smo se čuli telefonom.' },
  orderReminder: order,
  orderState: {
    ...order,
    state: 'sent',
    tracking: [{ label: 'GLS', value: '123456789', url: 'https://gls.example/123456789' }],
    parcel: {
      place: 1,
      total: 2,
      lines: ['2 × Planer ulaganja 2027.'],
      follows: ['1 × Vrećica za prijenosnik od filca'],
    },
  },
  orderReturn: {
    ...orderReturn,
    step: 'approved',
    sendTo: ['Izlog d.o.o.', 'Ilica 14', '10000 Zagreb'],
  },
  orderReturnForStaff: {
    ...orderReturn,
    contact: 'ana@posta.example',
    reason: 'defect',
    message: 'Korice su se odlijepile.',
    url: 'https://izlog.example/admin/povrati/12',
  },
  withdrawalForStaff: {
    ...withdrawal,
    url: 'https://izlog.example/admin/narudzbe/2026-000123',
    isInTime: true,
    endsAt: '7. 12. 2026.',
    refund: '49,80 €',
  },
  withdrawalReceived: withdrawal,
};
