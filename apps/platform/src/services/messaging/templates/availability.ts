import type { Block, MailTexts } from '../mail-text.ts';

/** To whoever asked to hear when a product can be bought again (PRODUCT-041). Sent once. */
export function availability({ product, url }: { product: string; url: string }, shop: string): MailTexts {
  const text = (title: string, body: string, button: string, note: string) => ({
    subject: `${title}: ${product} – ${shop}`,
    preheader: body,
    blocks: [
      { kind: 'title', text: `${title}: ${product}` },
      { kind: 'paragraph', text: body },
      { kind: 'button', label: button, url },
      { kind: 'note', text: note },
    ] satisfies Block[],
  });
  return {
    hr: text(
      'Ponovno dostupno',
      'Proizvod o kojem ste tražili obavijest ponovno se može kupiti.',
      'Otvori proizvod',
      'Ovo je jedina obavijest koju šaljemo; vaša je adresa za nju izbrisana.',
    ),
    en: text(
      'Available again',
      'The product you asked about can be bought again.',
      'Open the product',
      'This is the only notice we send; your address for it has been deleted.',
    ),
    de: text(
      'Wieder verfügbar',
      'Das Produkt, nach dem Sie gefragt haben, kann wieder gekauft werden.',
      'Produkt öffnen',
      'Dies ist die einzige Nachricht, die wir senden; Ihre Adresse dafür wurde gelöscht.',
    ),
  };
}
