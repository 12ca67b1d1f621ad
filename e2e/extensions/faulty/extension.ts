import { defineExtension } from '@izlog/extension';

/** Fails at each order. */
export default defineExtension({
  name: 'faulty',
  version: '1.0.0',
  needs: '0.9.0',
  words: { hr: { title: 'Vrtuljak', about: 'Stane kod svake narudžbe.' } },
  rights: { reads: ['orders.read'] },
  on: {
    'order.placed'({ data }) {
      console.warn(`vrtim se oko ${data.number}`);
      throw new Error('vrtuljak je stao');
    },
  },
});
