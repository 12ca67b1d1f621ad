import { type DocumentKindName, documentOfKey } from '@izlog/contract/editing/document';
import { permissions } from '@izlog/contract/permissions';
import { correctionReasons } from '@izlog/contract/product/stock-desk/movement-kinds';
import type { AdminKey, useStaffText } from '#site/admin/ground/frame/staff-text.tsx';
import { issueStateKeys } from '#site/admin/rooms/newsletter/door/issue-words.ts';
import { addressKeys } from '#site/admin/rooms/orders/door/draft-words.ts';
import { partKeys } from '#site/admin/rooms/products/door/part-words.ts';
import { productStateWords, purchaseWords } from '#site/admin/rooms/products/door/value-words.ts';
import { reasonWords } from '#site/admin/rooms/stock/door/stock-words.ts';
import { permissionWords } from '#site/admin/rooms/team/door/permission-words.ts';
import { givenRoleWords } from '#site/admin/rooms/team/door/role-words.ts';
import { orderStateKeys } from '#site/features/orders/door/order-words.ts';
import { stateKeys } from '#site/features/returns/door/state-keys.ts';
import type { StaffKey } from '#site/i18n/messages.ts';
import { isInstant } from '../act-words.ts';
import type { LogChange } from '../log-view.ts';

type Words = (key: AdminKey) => string;

/** By the beginning of a target: `newsletter issue 5`. */
const targets: Readonly<Record<string, StaffKey>> = {
  user: 'log.target.user',
  role: 'log.target.role',
  programKey: 'log.target.programKey',
  proposal: 'proposals.one',
  extension: 'log.target.extension',
  coupon: 'log.target.coupon',
  promotion: 'log.target.promotion',
  'price sale': 'log.target.sale',
  segment: 'log.target.segment',
  'newsletter issue': 'log.target.newsletter',
  customer: 'log.target.customer',
  company: 'log.target.company',
  order: 'log.target.order',
  template: 'log.target.template',
  redirect: 'log.target.redirect',
  comment: 'log.target.comment',
  product: 'log.target.product',
  stock: 'log.target.stock',
  paymentMethod: 'payment.one',
  paymentKeys: 'payment.keysLog',
  fiscalCertificate: 'fiscal.certificateLog',
  deliveryMethod: 'delivery.one',
  pickupPlace: 'places.one',
  taxes: 'settings.taxes',
  mailServer: 'settings.mailServer',
  release: 'log.target.release',
  page: 'section.page',
  post: 'section.post',
  term: 'section.term',
  event: 'section.event',
  form: 'log.target.form',
  media: 'log.target.media',
  draft: 'log.target.draft',
  languages: 'settings.languages',
  addresses: 'settings.addresses',
  'shop settings': 'settings.shop',
  options: 'settings.title',
  site: 'log.target.site',
  mail: 'log.target.mail',
  memberCard: 'log.target.memberCard',
  category: 'log.target.category',
  brand: 'brand.one',
  tag: 'tag.one',
  taxClass: 'taxClass.one',
  attribute: 'attributes.one',
  'attribute value': 'log.target.attributeValue',
  attributeValue: 'log.target.attributeValue',
  'search pin': 'log.target.searchPin',
  'product file': 'log.target.productFile',
  'products at once': 'log.target.productsAtOnce',
  'preview link': 'log.target.previewLink',
  'list view': 'log.target.listView',
  return: 'log.target.return',
  'bank statement': 'log.target.bankStatement',
  'bank line': 'log.target.bankLine',
  'transfer file': 'log.target.transferFile',
  eInvoice: 'log.target.eInvoice',
  eInvoicePayments: 'log.target.eInvoicePayments',
  incomingInvoice: 'log.target.incomingInvoice',
  incomingInvoices: 'eInvoices.incoming',
  kpdList: 'log.target.kpdList',
};

/** What is drafted and published, by the kind of its key: `content:12:hrv`. */
const documents: Readonly<Record<DocumentKindName, StaffKey>> = {
  content: 'log.target.content',
  product: 'log.target.product',
  category: 'log.target.category',
  event: 'section.event',
  look: 'section.look',
};

/** Documents without a title are called by what they are. */
const untitled: Readonly<Record<string, StaffKey>> = {
  'header-section': 'section.header-section',
  'footer-section': 'section.footer-section',
  'cookie-section': 'section.cookie-section',
  navigation: 'section.navigation',
  look: 'section.look',
};

/** The name of a thing as the log has it. */
export function nameWords(name: string, t: Words): string {
  const key = Object.hasOwn(untitled, name) ? untitled[name] : undefined;
  return key ? t(key) : name;
}

const fields: Readonly<Record<string, StaffKey>> = {
  ...Object.fromEntries(
    Object.entries(addressKeys).flatMap(([name, key]) => [
      [`delivery.${name}`, key],
      [`billing.${name}`, key],
    ]),
  ),
  'company.companyName': 'drafts.companyName',
  'company.oib': 'drafts.oib',
  email: 'log.field.email',
  note: 'log.field.note',
  tags: 'log.field.tags',
  assignee: 'log.field.assignee',
  parcel: 'log.field.parcel',
  state: 'log.field.state',
  lines: 'log.field.bankLines',
  orders: 'log.field.bankOrders',
  count: 'log.field.transferCount',
  firstName: 'log.field.firstName',
  fromFile: 'log.field.fromFile',
  hasSecondFactor: 'log.field.hasSecondFactor',
  isActive: 'log.field.isOn',
  version: 'log.field.version',
  isPublic: 'log.field.isPublic',
  inBin: 'log.field.inBin',
  at: 'log.field.at',
  subject: 'issue.subject',
  preheader: 'issues.preheader',
  body: 'issues.body',
  buttonLabel: 'issues.buttonLabel',
  buttonUrl: 'issues.buttonUrl',
  language: 'segments.language',
  address: 'settings.newSiteAddress',
  addresses: 'settings.addressesList',
  title: 'field.title',
  lastName: 'log.field.lastName',
  code: 'log.field.code',
  names: 'log.field.names',
  kind: 'log.field.kind',
  position: 'delivery.position',
  countries: 'delivery.countries',
  maxTotal: 'payment.maxTotal',
  words: 'delivery.name',
  rates: 'delivery.prices',
  notWithDelivery: 'payment.notWithDelivery',
  isForCompanies: 'payment.isForCompanies',
  isForDigital: 'payment.isForDigital',
  isOnTerms: 'payment.isOnTerms',
  rejection: 'eInvoices.rejection',
  feePercent: 'payment.feePercent',
  feeFixed: 'payment.feeFixed',
  creditLimit: 'company.creditLimit',
  buyers: 'company.buyers',
  value: 'log.field.value',
  isFreeDelivery: 'log.field.isFreeDelivery',
  isOn: 'log.field.isOn',
  validFrom: 'log.field.validFrom',
  validTo: 'log.field.validTo',
  minTotal: 'log.field.minTotal',
  minQuantity: 'log.field.minQuantity',
  productIds: 'log.field.productIds',
  categoryIds: 'log.field.categoryIds',
  isWithoutReduced: 'log.field.isWithoutReduced',
  userIds: 'log.field.userIds',
  isForMembers: 'log.field.isForMembers',
  usageLimit: 'log.field.usageLimit',
  customerLimit: 'log.field.customerLimit',
  buyQuantity: 'coupons.buyQuantity',
  payQuantity: 'coupons.payQuantity',
  giftProductIds: 'coupons.kind.gift',
  segmentId: 'coupons.segment',
  stackGroup: 'promotion.stackGroup',
  priority: 'promotion.priority',
  isLast: 'promotion.isLast',
  name: 'log.field.name',
  permissions: 'log.field.permissions',
  mayRead: 'log.field.mayRead',
  mayWrite: 'log.field.mayWrite',
  networks: 'keys.networks',
  endsOn: 'keys.endsOn',
  callsPerMinute: 'keys.callsPerMinute',
  sites: 'keys.sites',
  replaced: 'log.field.replaced',
  overlapHours: 'log.field.overlapHours',
  oldWorks: 'log.field.oldWorks',
  takenBack: 'keys.takenBack',
  proposes: 'keys.proposes',
  proposedBy: 'proposals.by',
  roles: 'log.field.roles',
};

/** What was changed: `user 12` is "person 12", with a name it is called by that; what has no words stays as it is. */
export function targetWords({ target, name }: Pick<LogChange, 'target' | 'name'>, t: Words): string {
  const called = name && nameWords(name, t);
  const document = documentOfKey(target);
  if (document) return [t(documents[document.kind]), called ?? document.id].join(' ');
  const kind = beginnings.find((one) => target === one || target.startsWith(`${one} `));
  const key = kind === undefined ? undefined : targets[kind];
  if (kind === undefined || key === undefined) return called ? `${target} ${called}` : target;
  return [t(key), called ?? target.slice(kind.length + 1)].filter(Boolean).join(' ');
}

const beginnings = Object.keys(targets).toSorted((one, other) => other.length - one.length);

/** A field of it; of a person what is on is the way in. */
export function fieldWords(field: string, t: Words, target = ''): string {
  if (field === 'isActive' && target.startsWith('user ')) return t('log.field.isActive');
  // Parts of a product have names with dots: `price.base`, `words.hrv.name`.
  const part = field.split('.').at(-1) ?? field;
  const key = Object.hasOwn(fields, field)
    ? fields[field]
    : Object.hasOwn(partKeys, part)
      ? partKeys[part]
      : undefined;
  return key ? t(key) : field;
}

const proposalStateKeys = {
  waiting: 'proposals.state.waiting',
  undone: 'proposals.state.undone',
  ended: 'proposals.state.ended',
} as const;

const releaseStateKeys = {
  open: 'content.release.open',
  scheduled: 'content.release.scheduled',
  failed: 'content.release.failed',
  cancelled: 'content.release.cancelled',
} as const;

/** Words of values that are one of a few, by their field. */
const valueKeys: Readonly<Record<string, Readonly<Record<string, AdminKey>>>> = {
  state: {
    ...proposalStateKeys,
    ...stateKeys,
    ...releaseStateKeys,
    ...orderStateKeys,
    ...issueStateKeys,
    ...productStateWords,
  },
  purchase: purchaseWords,
  backorders: {
    no: 'products.backordersNo',
    notify: 'products.backordersNotify',
    yes: 'products.backordersYes',
  },
};

/** Fields that hold rights. */
const rightFields: readonly string[] = ['permissions', 'mayRead', 'mayWrite'];

/** A value of it: yes and no, times, permissions, given roles and why pieces came or went, in words. */
export function valueWords(
  field: string,
  value: string,
  { t, shortDate, time }: Pick<ReturnType<typeof useStaffText>, 't' | 'shortDate' | 'time'>,
): string {
  if (isInstant(value)) return t('log.at', { date: shortDate(value), time: time(value) });
  const word = Object.hasOwn(valueKeys, field) ? valueKeys[field]?.[value] : undefined;
  if (word) return t(word);
  if (value === 'true') return t('log.yes');
  if (value === 'false') return t('log.no');
  const permission = rightFields.includes(field) && permissions.find((one) => one === value);
  if (permission) return t(permissionWords[permission]);
  const reason = field === 'reason' && correctionReasons.find((one) => one === value);
  if (reason) return t(reasonWords[reason]);
  const role = field === 'roles' ? givenRoleWords(value) : undefined;
  return role ? t(role) : value;
}
