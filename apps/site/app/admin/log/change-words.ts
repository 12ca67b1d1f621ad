import { permissions } from '@izlog/contract/permissions';
import { correctionReasons } from '@izlog/contract/product/stock-desk/movement-kinds';
import type { StaffKey } from '../../i18n/messages.ts';
import { addressKeys } from '../orders/drafts/draft-words.ts';
import { partKeys } from '../products/part-words.ts';
import { reasonWords } from '../stock/stock-words.ts';
import { permissionWords } from '../team/permission-words.ts';
import { givenRoleWords } from '../team/role-words.ts';

type Words = (key: StaffKey) => string;

const targets: Readonly<Record<string, StaffKey>> = {
  user: 'log.target.user',
  role: 'log.target.role',
  coupon: 'log.target.coupon',
  promotion: 'log.target.promotion',
  segment: 'log.target.segment',
  newsletter: 'log.target.newsletter',
  customer: 'log.target.customer',
  order: 'log.target.order',
  template: 'log.target.template',
  redirect: 'log.target.redirect',
  comment: 'log.target.comment',
  product: 'log.target.product',
  stock: 'log.target.stock',
  paymentMethod: 'payment.one',
  paymentKeys: 'payment.keysLog',
  deliveryMethod: 'delivery.one',
  pickupPlace: 'places.one',
  taxes: 'settings.taxes',
  mailServer: 'settings.mailServer',
};

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
  firstName: 'log.field.firstName',
  fromFile: 'log.field.fromFile',
  hasSecondFactor: 'log.field.hasSecondFactor',
  isActive: 'log.field.isActive',
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
  stackGroup: 'promotions.group',
  priority: 'promotions.priority',
  isLast: 'promotions.last',
  name: 'log.field.name',
  permissions: 'log.field.permissions',
  roles: 'log.field.roles',
};

/** What was changed: `user 12` is "person 12"; what has no words stays as it is. */
export function targetWords(target: string, t: Words): string {
  const [kind = '', ...rest] = target.split(' ');
  const key = Object.hasOwn(targets, kind) ? targets[kind] : undefined;
  return key ? [t(key), ...rest].join(' ') : target;
}

/** A field of it. */
export function fieldWords(field: string, t: Words): string {
  // Parts of a product have names with dots: `price.base`, `words.hrv.name`.
  const part = field.split('.').at(-1) ?? field;
  const key = Object.hasOwn(fields, field)
    ? fields[field]
    : Object.hasOwn(partKeys, part)
      ? partKeys[part]
      : undefined;
  return key ? t(key) : field;
}

/** A value of it: yes and no, permissions, given roles and why pieces came or went, in words. */
export function valueWords(field: string, value: string, t: Words): string {
  if (value === 'true') return t('log.yes');
  if (value === 'false') return t('log.no');
  const permission = field === 'permissions' && permissions.find((one) => one === value);
  if (permission) return t(permissionWords[permission]);
  const reason = field === 'reason' && correctionReasons.find((one) => one === value);
  if (reason) return t(reasonWords[reason]);
  const role = field === 'roles' ? givenRoleWords(value) : undefined;
  return role ? t(role) : value;
}

/** What a record in a value is called by. */
const naming = ['name', 'names', 'title', 'label', 'email', 'sku', 'code'];

/** A value as one reads it, several for a list: a record in it by its name, else by what it holds; never as code. */
export function plainWords(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap(plainWords);
  if (typeof value !== 'object') return [String(value)];
  const record = value as Readonly<Record<string, unknown>>;
  const named = naming.map((key) => record[key]).find((one) => plainWords(one).length > 0);
  const words = named === undefined ? Object.values(record).flatMap(plainWords) : plainWords(named);
  return words.length > 0 ? [words.join(' · ')] : [];
}
