import { createProductRecord, getProductRecord } from '@izlog/contract/product/record/product-record-calls';
import { main, press } from '../buyer.ts';
import { expect, logIn, test } from '../staff.ts';

const words = {
  slug: '',
  kindLine: '',
  shortDescription: '',
  description: null,
  safety: '',
  seoTitle: '',
  seoDescription: '',
};

test('[SELL-03] a buyer without scripts chooses a day of a service, and staff see what another kind would make of it', {
  tag: '@release',
}, async ({ page, context, browser, baseURL, staff }) => {
  const shop = String(baseURL);
  const name = `Radionica korica ${Date.now()}`;
  const days = {
    leadDays: 2,
    untilHour: null,
    latestDays: 20,
    closedWeekdays: [7],
    closedDays: [],
    perDay: 1,
  };
  const { id } = await staff.call(createProductRecord, {
    words: { hrv: { ...words, name } },
    kind: 'service',
    state: 'published',
    price: { base: 45, sale: null, saleFrom: null, saleTo: null, member: null },
    customOptions: [
      {
        title: 'datum',
        optionType: 'text',
        inputType: 'date',
        label: { hrv: 'Datum radionice' },
        hint: {},
        isRequired: true,
        ...{ maxLength: null, min: null, max: null, values: [], days },
      },
    ],
  });
  const record = await staff.call(getProductRecord, { id });

  const bare = await browser.newContext({
    ...{ baseURL: shop, javaScriptEnabled: false, locale: 'hr-HR' },
    viewport: { width: 360, height: 800 },
  });
  const buyer = await bare.newPage();
  await buyer.goto(`/product/${record.words.hrv?.slug}`);
  const asked = main(buyer).getByRole('group', { name: 'Datum radionice' });
  const free = asked.getByRole('radio', { disabled: false });
  await expect(asked.getByRole('radio', { name: /^nedjelja/ }).first()).toBeDisabled();
  await free.first().check();
  const day = await free.first().getAttribute('value');
  await main(buyer).getByRole('button', { name: 'Dodaj u košaricu' }).first().click();
  await expect(buyer).toHaveURL(/\/kosarica$/);
  const written = new Date(`${day}T00:00:00Z`).toLocaleDateString('hr', { timeZone: 'UTC' });
  await expect(main(buyer).getByText(written).first()).toBeVisible();
  await bare.close();

  await logIn(context, shop, staff.accessToken);
  await page.goto(`/admin/proizvodi/${id}#vrsta`);
  await page.getByLabel('Nova vrsta').selectOption({ label: 'datoteka' });
  await press(page, 'Pogledaj što bi se promijenilo');
  await expect(page.getByText('Odlazi iz trgovine dok se ne dopuni.')).toBeVisible();
  await expect(page.getByText(/U 1 otvorenoj košarici/)).toBeVisible();
  await page.getByLabel('Nova vrsta').selectOption({ label: 'jednostavan' });
  await press(page, 'Pogledaj što bi se promijenilo');
  await press(page, 'Promijeni u: jednostavan');
  await expect(page.getByText('Sada je: jednostavan.')).toBeVisible();
});
