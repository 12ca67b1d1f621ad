import { randomUUID } from 'node:crypto';
import { openBrowser } from './browser.ts';
import { addToCart, guest, order, pens } from './buy.ts';
import { readForm } from './forms.ts';
import { linkMailedTo, mailsAreOut } from './outbox.ts';
import { people } from './people.ts';
import { openPlatform, type Platform, type Tokens } from './platform.ts';
import { totpCode } from './totp.ts';

/** What is known of a shop from having lived in it, and is asked of it again when it was upgraded. */
export interface Lived {
  owner: { email: string; password: string };
  /** The authenticator app of the colleague. */
  totpSecret: string;
  recoveryCode: string;
  /** A login that is still open, as a browser keeps it. */
  customerTokens: Tokens;
  cart: { cartId: number; protectCode: string };
  /** Addresses that were mailed or handed on. */
  orderLink: string;
  previewLink: string;
  /** A page that is public, with a draft that is not; the preview link leads to it. */
  drafted: Ref;
  guestOrder: { slug: string; key: string };
  newsletterLink: string;
}

/** Waits until the orders of the demonstration are there: a version tells them before the shop opens, or soon after. */
async function pastIsTold(staff: Platform): Promise<void> {
  for (const until = Date.now() + 180_000; Date.now() < until; ) {
    const { records } = await staff.call('GET', '/api/v2/ecommerce/order/filter?limit=1');
    if (records.length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('The demonstration shop has no orders after three minutes.');
}

/**
 * Does in a demonstration shop what owners, colleagues and customers do and what the demonstration has none of, by HTTP
 * alone, so that it can be done with any version.
 */
export async function liveIn(
  base: string,
  dataDir: string,
  owner: { email: string; password: string },
): Promise<Lived> {
  const visitor = await openPlatform(base);
  const staff = visitor.as((await visitor.logIn(owner.email, owner.password)).accessToken);
  await pastIsTold(staff);
  await changeSettings(staff);
  const colleague = await hire(staff, visitor, dataDir);
  const customer = await welcomeCustomer(visitor, base, dataDir);
  await changeCatalogue(staff, visitor);
  const editing = await edit(staff);
  const sale = await sell(staff, visitor, base, dataDir);
  const cart = await leaveCart(visitor.as(customer.tokens.accessToken));
  await speakUp(staff, visitor, visitor.as(customer.tokens.accessToken));
  await advertise(staff, visitor, dataDir);
  await uploadFiles(staff);
  await bringFiles(staff);
  await mailsAreOut(dataDir);
  await closeDoors(staff);
  return {
    owner,
    ...colleague,
    customerTokens: customer.tokens,
    newsletterLink: customer.newsletterLink,
    cart,
    ...sale,
    ...editing,
  };
}

async function changeSettings(staff: Platform): Promise<void> {
  await staff.call('PATCH', '/api/v1/cms/option/update', {
    // What visitors send comes from no browser here; `closeDoors` asks for proofs again.
    options: { CompanyPhone: '+385 1 555 0199', CompanyName: 'Kept shop d.o.o.', CaptchaProvider: 'none' },
  });
  await staff.call('PATCH', '/api/v1/settings/general/user', {
    group: 'kept',
    key: 'word',
    value: 'zapamćeno',
  });
  await staff.call('POST', '/api/v1/settings/view/save', {
    list: 'orders',
    name: 'Čekaju uplatu',
    query: 'state=awaitingPayment',
    isShared: true,
  });
  await staff.call('PUT', '/api/v1/settings/view/columns', { list: 'orders', columns: ['slug', 'buyer'] });
  await staff.call('PUT', '/api/v2/ecommerce/payment/saveKeys', {
    gateway: 'wspay',
    keys: { mode: 'test', shopId: 'KEPTSHOP', secretKey: 'no-real-secret-key' },
  });
  const { mails } = await staff.call('GET', '/api/v1/settings/mail/words?language=hr');
  const [mail] = mails;
  const [field] = Object.keys(mail.builtIn);
  await staff.call('POST', '/api/v1/settings/mail/words/save', {
    mail: mail.mail,
    language: 'hr',
    texts: { [String(field)]: `${mail.builtIn[String(field)]} (naše riječi)` },
  });
  const taxes = await staff.call('GET', '/api/v1/ecommerce/taxes/get');
  await staff.call('PATCH', '/api/v1/ecommerce/taxes/save', {
    countries: [
      ...taxes.countries,
      {
        country: 'DE',
        from: '2020-01-01',
        rate: 19,
        classes: [{ taxClassId: taxes.taxClasses[0].id, rate: 7 }],
      },
    ],
  });
}

async function hire(
  staff: Platform,
  visitor: Platform,
  dataDir: string,
): Promise<Pick<Lived, 'totpSecret' | 'recoveryCode'>> {
  const { email, password } = people.colleague;
  const role = await staff.call('POST', '/api/v1/user/role/create', {
    name: 'Skladište i sadržaj',
    permissions: ['stock.edit', 'content.edit', 'orders.read'],
  });
  await staff.call('POST', '/api/v1/user/staff/invite', {
    email,
    details: { firstName: 'Klara', lastName: 'Kolegić' },
    roleIds: [role.id],
    language: 'hrv',
  });
  const link = await linkMailedTo(dataDir, email, /token=/);
  const token = new URLSearchParams(link.split('?')[1]).get('token');
  await visitor.call('POST', '/api/v1/user/staff/accept', { token, password });
  const they = visitor.as((await visitor.logIn(email, password)).accessToken);
  const { secret } = await they.call('POST', '/api/v1/user/secondFactor/totp/begin', { password });
  const { recoveryCodes } = await they.call('POST', '/api/v1/user/secondFactor/totp/confirm', {
    code: totpCode(secret),
  });
  return { totpSecret: secret, recoveryCode: recoveryCodes[0] };
}

async function welcomeCustomer(
  visitor: Platform,
  base: string,
  dataDir: string,
): Promise<{ tokens: Tokens; newsletterLink: string }> {
  const { email, password } = people.customer;
  const browser = openBrowser(base);
  const { fields, choices, action } = readForm(
    (await browser.get('/registracija')).html,
    'confirmedPassword',
  );
  const consent = choices.find(({ name }) => name === 'consents');
  await browser.send(action || '/registracija', {
    ...fields,
    firstName: 'Petra',
    lastName: 'Primjerić',
    email,
    password,
    confirmedPassword: password,
    ...(consent && { consents: consent.value }),
  });
  await browser.get(await linkMailedTo(dataDir, email, /verificationToken=/));
  const tokens = await visitor.logIn(email, password);
  const customer = visitor.as(tokens.accessToken);
  await customer.call('POST', '/api/v1/user/web/address/create', {
    type: 'main',
    firstName: 'Petra',
    lastName: 'Primjerić',
    contactEmail: email,
    contactPhone: '091 555 0143',
    country: 'HR',
    city: 'Split',
    street: 'Obala',
    houseNumber: '3',
    zipCode: '21000',
  });
  await customer.call('POST', '/api/v1/marketing/newsletter/subscribe', { email, consents: ['IZ-BILTEN'] });
  const newsletterLink = await linkMailedTo(dataDir, email, /newsletter|obavijest/);
  await customer.call('POST', '/api/v1/marketing/newsletter/confirm', { token: tokenOf(newsletterLink) });
  const { records } = await visitor.call('POST', '/api/v1/product/web/filter', {});
  for (const { id } of records.slice(0, 2))
    await customer.call('POST', '/api/v1/cms/wishlist/create', { product_id: id });
  await customer.call('POST', '/api/v1/user/web/personalData/export', { password });
  await buyAsCustomer(base, email, password);
  return { tokens, newsletterLink };
}

/** The last word of an address, or what its query calls a token. */
const tokenOf = (link: string): string => {
  const url = new URL(link, 'http://shop');
  return url.searchParams.get('token') ?? url.pathname.split('/').at(-1) ?? '';
};

async function buyAsCustomer(base: string, email: string, password: string): Promise<void> {
  const browser = openBrowser(base);
  const { action, fields } = readForm((await browser.get('/prijava')).html, 'password');
  await browser.send(action || '/prijava', { ...fields, email, username: email, password });
  await addToCart(browser, pens, 1);
  await order(browser, { ...guest, contactEmail: email });
}

async function changeCatalogue(staff: Platform, visitor: Platform): Promise<void> {
  const { records } = await staff.call('GET', '/api/v1/product/record/filter?limit=100&state=published');
  const simple = records.filter((one: { format: string }) => one.format === 'simple');
  const [first, second, third] = simple;
  await staff.call('PATCH', `/api/v1/product/price/${first.id}`, { price: 12.34 });
  await staff.call('PATCH', `/api/v1/product/price/${first.id}`, { kind: 'sale', price: 9.99 });
  await staff.call('PATCH', `/api/v1/product/price/${second.id}`, {
    price: 21,
    store: Number(staff.headers.store),
  });
  const stock = await staff.call('GET', '/api/v1/product/stock/filter?limit=100');
  const counted = stock.records.filter(
    (one: { isTracked: boolean; free: number }) => one.isTracked && one.free > 5,
  );
  await staff.call('POST', '/api/v1/product/stock/adjust', {
    product: counted[0].id,
    difference: -2,
    reason: 'damaged',
    note: 'pala s police',
  });
  await staff.call('POST', '/api/v1/product/stock/count/scan', {
    product: counted[1].id,
    counted: 3,
    scan: randomUUID(),
  });
  const gone = stock.records.find((one: { state: string }) => one.state === 'out');
  if (gone)
    await visitor.call('POST', '/api/v1/marketing/availability/subscribe', {
      product: gone.id,
      email: people.guest.email,
      consents: await privacyConsent(visitor),
    });
  await staff.call('POST', '/api/v1/cms/redirect/create', {
    from: '/stari-katalog',
    to: `/product/${pens}`,
    status: 301,
  });
  const plan = await staff.call('POST', '/api/v1/product/record/bulk/plan', {
    ids: [third.id],
    change: { kind: 'price', percent: 5, rounding: 'cent' },
  });
  await staff.call('POST', `/api/v1/product/record/bulk/run/${plan.id}`, {});
}

async function edit(staff: Platform): Promise<Pick<Lived, 'previewLink' | 'drafted'>> {
  const { records } = await staff.call('GET', '/api/v1/cms/document/filter?kind=page&limit=100');
  const pages = records.filter((one: { handler: string | null }) => one.handler !== 'home').slice(0, 3);
  const [shown, drafted] = pages.map(({ kind, id }: { kind: string; id: number }) => ({
    kind,
    id,
    language: 'hrv',
  }));
  await write(staff, shown, 'Objavljen naslov kept shopa');
  await publish(staff, [shown]);
  await write(staff, shown, 'Naslov koji čeka objavu');
  await write(staff, drafted, 'Neobjavljena skica stranice');
  const products = await staff.call('GET', '/api/v1/product/record/filter?limit=1&state=published');
  await write(
    staff,
    { kind: 'product', id: products.records[0].id, language: 'hrv' },
    'Neobjavljena skica proizvoda',
  );
  const made = await staff.call('POST', '/api/v1/cms/document/create', {
    kind: 'page',
    title: 'Stranica budućnosti',
  });
  await publish(staff, [{ ...made, language: 'hrv' }], inMonths(20));
  await staff.call('POST', '/api/v1/cms/document/create', {
    kind: 'post',
    title: 'Objava koja nikad nije objavljena',
  });
  const link = await staff.call('POST', '/api/v1/cms/previewLink/create', { document: drafted, days: 90 });
  const { pathname, search } = new URL(link.url, staff.base);
  return { previewLink: pathname + search, drafted };
}

/** As far ahead as a release can be planned, nearly. */
const inMonths = (months: number) => new Date(Date.now() + months * 30 * 86_400_000).toISOString();

interface Ref {
  kind: string;
  id: number;
  language: string;
}

const stateOf = async (staff: Platform, { kind, id, language }: Ref) =>
  (await staff.call('GET', `/api/v1/cms/edit/state?documents=${kind}:${id}:${language}`)).documents[0];

/** Drafts a title. */
export async function write(staff: Platform, ref: Ref, title: string): Promise<void> {
  const { rev, body } = await stateOf(staff, ref);
  const field = ref.kind === 'product' ? 'name' : 'title';
  if (!(field in body.root.meta))
    throw new Error(`A ${ref.kind} has no ${field}: ${Object.keys(body.root.meta)}`);
  const { documents } = await staff.call('POST', '/api/v1/cms/edit/ops', {
    session: randomUUID(),
    documents: [
      {
        ...ref,
        base: rev,
        ops: [{ op: 'set', path: `root/meta/${field}`, value: title, id: randomUUID(), n: 1 }],
      },
    ],
  });
  if (documents[0].results[0].state !== 'applied')
    throw new Error(`A draft was not written: ${JSON.stringify(documents[0].results)}`);
}

/** Publishes drafts, with what should only be looked at before. */
export async function publish(staff: Platform, refs: Ref[], at?: string): Promise<void> {
  const { warnings } = await staff.call('POST', '/api/v1/cms/edit/check', { items: refs });
  const items = await Promise.all(
    refs.map(async (ref) => ({ ...ref, rev: (await stateOf(staff, ref)).rev })),
  );
  await staff.call('POST', '/api/v1/cms/edit/publish', {
    items,
    accept: warnings.map(({ key }: { key: string }) => key),
    name: 'Kept shop',
    at,
  });
}

async function sell(
  staff: Platform,
  visitor: Platform,
  base: string,
  dataDir: string,
): Promise<Pick<Lived, 'orderLink' | 'guestOrder'>> {
  const { email } = people.guest;
  const buy = async (qty: number) => {
    const browser = openBrowser(base);
    await addToCart(browser, pens, qty);
    return order(browser, { ...guest, contactEmail: email });
  };
  const { slug, key } = await buy(3);
  const orderLink = await linkMailedTo(dataDir, email, new RegExp(`orderSlug=${slug}`));
  await buy(1);
  const move = (state: string) =>
    staff.call('PATCH', `/api/v2/ecommerce/order/changeState/${slug}`, { state });
  const { unpacked } = await move('paid');
  await staff.call('POST', `/api/v2/ecommerce/order/fulfilment/create/${slug}`, {
    lines: [{ itemId: unpacked[0].itemId, quantity: 3 }],
    carrier: 'GLS',
    trackingNumber: 'KEPT123',
    url: 'https://prijevoz.example/KEPT123',
    isSent: true,
  });
  const open = await visitor.call('POST', '/api/v2/ecommerce/web/withdrawal/open', {
    orderSlug: slug,
    email,
  });
  await visitor.call('POST', '/api/v2/ecommerce/web/withdrawal/confirm', {
    orderSlug: slug,
    email,
    name: 'Ana Primjerić',
    contactEmail: email,
    lines: [{ id: open.lines[0].id, quantity: 1 }],
  });
  await staff.call('POST', `/api/v2/ecommerce/order/refund/${slug}`, {
    key: randomUUID(),
    items: [{ itemId: unpacked[0].itemId, quantity: 1 }],
    reason: 'raskid',
    isHandedOver: true,
  });
  await staff.call('POST', `/api/v2/ecommerce/order/note/create/${slug}`, { text: 'Javiti se kupcu.' });
  return { orderLink, guestOrder: { slug, key } };
}

async function leaveCart(customer: Platform): Promise<Lived['cart']> {
  const { id, protectCode } = await customer.call('GET', '/api/v2/ecommerce/getNewCartSession');
  const { records } = await customer.call('POST', '/api/v1/product/web/filter', { limit: 100 });
  const product = records.find((one: { slug: string }) => one.slug === pens) ?? records[0];
  await customer.call('POST', '/api/v2/ecommerce/addItem', {
    cartId: id,
    protectCode,
    productId: product.id,
    qty: 2,
  });
  return { cartId: id, protectCode };
}

/** The consent to the privacy policy, where the shop asks for one: since 0.9.0 a policy is shown, not ticked. */
async function privacyConsent(visitor: Platform): Promise<string[]> {
  const { records } = await visitor.call('POST', '/api/v1/gdpr/web/consent/filter', {});
  return records
    .map(({ uniqueNumber }: { uniqueNumber: string }) => uniqueNumber)
    .filter((name: string) => name === 'IZ-PRIVATNOST');
}

async function speakUp(staff: Platform, visitor: Platform, customer: Platform): Promise<void> {
  const { records } = await visitor.call('POST', '/api/v1/product/web/filter', {});
  await customer.call('POST', '/api/v1/cms/comment/create', {
    entity_type: 'product',
    entity_id: records[0].id,
    content: 'Stiglo brzo i čitavo.',
    rating: 5,
  });
  const { id } = (await staff.call('GET', '/api/v1/cms/form/overview')).records.find(
    ({ title }: { title: string }) => title === 'Prijedlog teme',
  );
  await visitor.call('POST', '/api/v1/cms/form/storeData', {
    id,
    data: { topic: 'Kako se čuva trgovina', email: people.guest.email, tell: true },
    consents: await privacyConsent(visitor),
  });
}

async function advertise(staff: Platform, visitor: Platform, dataDir: string): Promise<void> {
  await staff.call('PUT', '/api/v2/ecommerce/coupon/save', {
    code: 'KEPT10',
    names: { hrv: 'Deset posto' },
    kind: 'percent',
    value: 10,
  });
  const segment = await staff.call('PUT', '/api/v1/user/segment/save', {
    name: 'Kupili barem jednom',
    rules: [{ field: 'orders', is: 'atLeast', value: 1 }],
  });
  await staff.call('PUT', '/api/v2/ecommerce/promotion/save', {
    names: { hrv: 'Vjernima' },
    kind: 'percent',
    value: 3,
    segmentId: segment.id,
  });
  const issue = await staff.call('PUT', '/api/v1/marketing/newsletter/issue/save', {
    subject: 'Novosti kept shopa',
    body: 'Ovo je stiglo svima.',
  });
  await staff.call('POST', `/api/v1/marketing/newsletter/issue/send/${issue.id}`);
  await visitor.call('POST', '/api/v1/marketing/newsletter/subscribe', {
    email: people.guest.email,
    consents: ['IZ-BILTEN'],
  });
  await linkMailedTo(dataDir, people.guest.email, /newsletter|obavijest/);
}

/** A picture of one colour, and the first page of nothing: files that no program made. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function uploadFiles(staff: Platform): Promise<void> {
  const folder = await staff.call('POST', '/api/v1/media/directoryItem/create', { name: 'Kept shop' });
  const form = new FormData();
  form.append('customData', JSON.stringify({ title: 'Naša slika', alt: 'Jedna boja', folderId: folder.id }));
  form.append('file', new Blob([picture], { type: 'image/png' }), 'nasa-slika.png');
  await staff.call('POST', '/api/v1/media/file/upload', form);
  const hidden = new FormData();
  hidden.append('customData', JSON.stringify({ title: 'Samo za kupce', access: 'private' }));
  hidden.append('file', new Blob(['Bilješka.\n'], { type: 'text/plain' }), 'biljeska.txt');
  await staff.call('POST', '/api/v1/media/file/upload', hidden);
}

async function bringFiles(staff: Platform): Promise<void> {
  const form = new FormData();
  form.append(
    'file',
    new Blob(['sku,name,price\nKEPT-1,Iz datoteke,5.00\n'], { type: 'text/csv' }),
    'proizvodi.csv',
  );
  await staff.call('POST', '/api/v1/product/import/take', form);
}

/** Last of all: from here on mails would go to a server, and visitors prove that they are people. */
async function closeDoors(staff: Platform): Promise<void> {
  await staff.call('PATCH', '/api/v1/cms/option/update', { options: { CaptchaProvider: null } });
  await staff.call('PUT', '/api/v1/settings/mail/server', {
    server: {
      host: 'mail.kept-shop.example',
      port: 587,
      security: 'starttls',
      user: 'kept',
      password: 'no-real-password',
    },
  });
}
