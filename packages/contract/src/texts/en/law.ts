import type { PlatformTexts } from '../platform-keys.ts';

/** What the law wants said around a purchase, and why some data of an erased account have to stay. */
export const law: PlatformTexts['law'] = {
  withdrawal: {
    label: 'Right of withdrawal',
    link: 'Withdraw from contract here',
    period: 'You can withdraw from the contract within 14 days without giving a reason.',
    digital:
      'We confirm that you agreed ({at}) to the delivery of digital content at once and acknowledged that you thereby lose the right of withdrawal: {names}.',
  },
  returns: { label: 'Return, complaint, exchange', link: 'Announce a return' },
  guarantee: {
    title: 'Legal guarantee of conformity',
    lines: [
      'For goods bought in the European Union the seller is liable for at least 2 years from delivery.',
      'If goods are faulty or not as described, you can ask the seller for repair or replacement free of charge and, where that is not possible or fails, for a reduction of the price or your money back.',
      'In some Member States this guarantee lasts longer. Sellers and producers may also offer commercial guarantees of their own; those do not lessen your rights under the law.',
    ],
    more: {
      words: 'More about consumer rights: Your Europe',
      href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm',
    },
  },
  garan: {
    title: {
      other: "Maker's guarantee of durability: {years} years",
    },
    text: 'The producer guarantees the durability of the whole product at no additional cost: {by}.',
    legal:
      'Your rights under the legal guarantee of at least 2 years, held against the seller, stay as they are.',
    terms: 'Terms of the guarantee',
  },
  kept: {
    orders:
      'Invoices and their orders are kept for 11 years under the Croatian Accounting Act and General Tax Act; name, address and company of the buyer stay on them. E-mail, phone and messages go when the order is over, at the latest 14 days after the delivery.',
    openOrders:
      'Orders that are not over: delivery details, e-mail and phone stay until we deliver the order or it is cancelled, and 14 days after the delivery, as long as the right of withdrawal lasts. From an unpaid order they go as soon as its time for payment is over.',
    bankLines:
      'Movements of bank statements with which orders were paid or refunded are kept as accounting documents for 11 years under the Croatian Accounting Act, with name, account (IBAN) and text of the payment.',
    withdrawals:
      'Statements of withdrawal stay as proof, with the name and the address that the receipt was sent to.',
  },
};
