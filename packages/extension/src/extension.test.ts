import { expect, expectTypeOf, test } from 'vitest';
import { defineExtension, type ExtensionEvent } from './index.ts';

test('[DOOR-09] an extension is a plain object, and its reactions know the data of their event', async () => {
  const heard: string[] = [];
  const extension = defineExtension({
    name: 'thanks',
    version: '1.0.0',
    needs: '0.9.0',
    words: { en: { title: 'Thanks' } },
    rights: { reads: ['orders.read'] },
    on: {
      'order.placed'(event) {
        expectTypeOf(event.data.number).toBeString();
        heard.push(event.data.number);
      },
    },
  });

  const data = { number: '2026-000123' } as ExtensionEvent<'order.placed'>['data'];
  await extension.on?.['order.placed']?.({ data } as ExtensionEvent<'order.placed'>, {} as never);
  expect(heard).toEqual(['2026-000123']);
});
