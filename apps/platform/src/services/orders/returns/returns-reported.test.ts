import { saveFiscalCertificate } from '@izlog/contract/ecommerce/duties/fiscal-certificates';
import { changeOrderState, getStaffOrder } from '@izlog/contract/ecommerce/orders/order-staff';
import { getOrder } from '@izlog/contract/ecommerce/orders/order-web';
import {
  checkReturn,
  filterReturns,
  getReturn,
  receiveReturn,
  settleReturn,
} from '@izlog/contract/ecommerce/returns/return-staff';
import { announceReturn } from '@izlog/contract/ecommerce/returns/return-web';
import { startStandIn } from 'fiskalizacija/stand-in';
import { expect } from 'vitest';
import { setOptions } from '#test/builders/option.ts';
import { buildOrder, fromOwnAddress } from '#test/builders/order.ts';
import { buildProduct } from '#test/builders/product.ts';
import { platformTestWith } from '#test/kit.ts';
import { fiscalOutside } from '../fiscal/fiscal-outside.ts';
import { reportDue } from '../fiscal/report-documents.ts';

const test = platformTestWith({ TRUST_PROXY: '1' });
const staff = { as: 'staff' } as const;
const oib = '12345678903';

test('[RET-02] money of a part that a guest returned is a negative invoice with its JIR', {
  tags: 'release',
}, async ({ platform }) => {
  const standIn = await startStandIn({ environment: 'live' });
  try {
    const { url, authorities } = standIn;
    Object.assign(platform.kernel.held.get(fiscalOutside), { url, authorities });
    await setOptions(platform, {
      ...{ InvoicesBy: 'izlog', CroatianInvoices: 'live', CompanyName: 'Izlog d.o.o.', CompanyOib: oib },
      ...{ InvoicePremises: 'WEB1', InvoiceOperatorOib: null },
    });
    const issued = await standIn.issue({ commonName: 'FISKAL 1', organization: 'IZLOG D.O.O.', oib });
    const file = Buffer.from(issued.p12('lozinka')).toString('base64');
    await platform.call(saveFiscalCertificate, { file, password: 'lozinka' }, staff);
    const email = 'dio@kupci.test';
    const productId = await buildProduct(platform, { price: 2000 });
    const { orderSlug: slug, orderKey: key } = await buildOrder(platform, 'bankTransfer', {
      items: [{ productId, qty: 2 }],
      email,
    });
    for (const state of ['paid', 'sent', 'delivered'] as const)
      await platform.call(changeOrderState, { slug, state, isQuiet: true }, staff);
    const { items } = await platform.call(getStaffOrder, { slug }, staff);
    const said = {
      ...{ orderSlug: slug, email, attempt: 'jedan pokušaj', reason: 'defect' as const, name: 'Ana' },
      ...{ contactEmail: email, message: 'Puklo.', lines: [{ id: items[0]?.itemId ?? 0, quantity: 1 }] },
    };
    await platform.call(announceReturn, said, fromOwnAddress({}));
    const { records } = await platform.call(filterReturns, { orderSlug: slug }, staff);
    const id = records[0]?.id ?? 0;
    await platform.call(receiveReturn, { id }, staff);
    const { lines } = await platform.call(getReturn, { id }, staff);
    const how = lines.map((line) => ({ lineId: line.id, sound: 1, damaged: 0, lost: 0, restock: 1 }));
    await platform.call(checkReturn, { id, lines: how }, staff);
    await platform.call(settleReturn, { id, way: 'money', total: 20 }, staff);

    await reportDue(platform.kernel, 1, () => new Date());

    const [invoice, refund] = standIn.invoices().slice(-2);
    expect(invoice).toMatchObject({ findings: [], invoice: { total: 4450 } });
    expect(refund).toMatchObject({ findings: [], invoice: { total: -2000 } });
    const { documents } = await platform.call(getOrder, { slug, key });
    expect(documents.map(({ fiscal }) => fiscal?.jir)).toEqual([invoice?.jir, refund?.jir]);
  } finally {
    await standIn.stop();
  }
});
