import type { StaffKey } from '#site/i18n/messages.ts';

/** What stops publishing, and the group of the form where it is fixed, if it is in this form. */
export const stopWords: Readonly<Record<string, { key: StaffKey; at?: string }>> = {
  price: { key: 'products.stopPrice', at: 'cijena' },
  variants: { key: 'products.stopVariants', at: 'varijante' },
  members: { key: 'products.stopMembers', at: 'paket' },
  file: { key: 'products.stopFile', at: 'datoteke' },
  makerName: { key: 'products.stopMakerName' },
  makerAddress: { key: 'products.stopMakerAddress' },
  makerEmail: { key: 'products.stopMakerEmail' },
  responsiblePerson: { key: 'products.stopResponsible' },
  safetyText: { key: 'products.stopSafety', at: 'rijeci' },
};
