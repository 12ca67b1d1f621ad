import { defineExtension } from '@izlog/extension';

/** Writes a note to each order that was placed. */
export default defineExtension({
  name: 'order-notes',
  version: '1.0.0',
  needs: '0.9.0',
  maker: 'Studio Lipa',
  words: {
    hr: {
      title: 'Bilješke na narudžbe',
      about: 'Na svaku novu narudžbu napiše bilješku za pakiranje.',
      why: { 'orders.edit': 'Piše bilješku uz narudžbu.' },
    },
    en: { title: 'Notes to orders', about: 'Writes a note to each new order.', why: {} },
  },
  rights: { writes: ['orders.edit'] },
  on: {
    async 'order.placed'({ data }, shop) {
      await shop.call('POST /api/v2/ecommerce/order/note/create/{slug}', {
        slug: data.number,
        text: `Dodatak je vidio ${data.number}.`,
      });
    },
  },
});
