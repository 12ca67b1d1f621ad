import type {
  Address,
  Contact,
  Delivery,
  Party,
  Payee,
  PaymentInstruction,
  Seller,
  TaxRepresentative,
} from '../invoice.ts';
import { blank, elementsAt, type Field, fixed, inside, list, need, struct, value, within } from './fields.ts';
import { date, identifier, text } from './values.ts';
import type { XmlElement } from './xml.ts';

const address = struct<Address>([
  value('street', 'cbc:StreetName', text),
  value('moreStreet', 'cbc:AdditionalStreetName', text),
  value('city', 'cbc:CityName', text),
  value('postcode', 'cbc:PostalZone', text),
  value('subdivision', 'cbc:CountrySubentity', text),
  value('line', 'cac:AddressLine/cbc:Line', text),
  need('country', 'cac:Country/cbc:IdentificationCode', text),
]);

/** A party has one element for its VAT id and one for any other number that it is taxed under. */
const taxNumbers: Field<Party> = {
  write({ vatId, taxRegistration }, into, document, field) {
    const add = (id: string, scheme: string, key: string) => {
      const number = blank('cbc:CompanyID');
      text.write(id, number, document, within(field, key));
      const schemeId: XmlElement = { ...blank('cbc:ID'), text: scheme };
      const taxScheme = { ...blank('cac:TaxScheme'), children: [schemeId] };
      into.children.push({ ...blank('cac:PartyTaxScheme'), children: [number, taxScheme] });
    };
    if (vatId !== undefined) add(vatId, 'VAT', 'vatId');
    if (taxRegistration) add(taxRegistration.id, taxRegistration.scheme, 'taxRegistration.id');
  },
  read(from, into, document) {
    for (const element of elementsAt(from, 'cac:PartyTaxScheme')) {
      const [number] = elementsAt(element, 'cbc:CompanyID');
      const [scheme] = elementsAt(element, 'cac:TaxScheme/cbc:ID');
      if (!number || !scheme) continue;
      const isVat = scheme.text.trim().toUpperCase() === 'VAT';
      // Of two of one kind the second is left unread.
      if (isVat ? into.vatId : into.taxRegistration) continue;
      if (isVat) into.vatId = number.text.trim();
      else into.taxRegistration = { id: number.text.trim(), scheme: scheme.text.trim() };
      document.read.add(number).add(scheme);
    }
  },
};

const partyFields: readonly Field<Party>[] = [
  value('endpoint', 'cbc:EndpointID', identifier),
  list('identifiers', 'cac:PartyIdentification/cbc:ID', identifier),
  value('tradingName', 'cac:PartyName/cbc:Name', text),
  need('address', 'cac:PostalAddress', address),
  taxNumbers,
  inside('cac:PartyLegalEntity', [
    need('name', 'cbc:RegistrationName', text),
    value('registration', 'cbc:CompanyID', identifier),
    value('legalForm', 'cbc:CompanyLegalForm', text),
  ]),
  value(
    'contact',
    'cac:Contact',
    struct<Contact>([
      value('name', 'cbc:Name', text),
      value('phone', 'cbc:Telephone', text),
      value('email', 'cbc:ElectronicMail', text),
    ]),
  ),
];

export const seller = struct<Seller>([
  inside('cac:Party', partyFields),
  value(
    'operator',
    'cac:SellerContact',
    struct<NonNullable<Seller['operator']>>([value('oib', 'cbc:ID', text), value('name', 'cbc:Name', text)]),
  ),
]);

export const buyer = struct<Party>([inside('cac:Party', partyFields)]);

export const payee = struct<Payee>([
  value('identifier', 'cac:PartyIdentification/cbc:ID', identifier),
  need('name', 'cac:PartyName/cbc:Name', text),
  value('registration', 'cac:PartyLegalEntity/cbc:CompanyID', identifier),
]);

export const taxRepresentative = struct<TaxRepresentative>([
  need('name', 'cac:PartyName/cbc:Name', text),
  need('address', 'cac:PostalAddress', address),
  inside('cac:PartyTaxScheme', [need('vatId', 'cbc:CompanyID', text), fixed('cac:TaxScheme/cbc:ID', 'VAT')]),
]);

export const delivery = struct<Delivery>([
  value('date', 'cbc:ActualDeliveryDate', date),
  inside('cac:DeliveryLocation', [
    value('location', 'cbc:ID', identifier),
    value('address', 'cac:Address', address),
  ]),
  value('name', 'cac:DeliveryParty/cac:PartyName/cbc:Name', text),
]);

/** BT-82 is an attribute of BT-81. */
const means: Field<PaymentInstruction> = {
  write({ code, text: words }, into, document, field) {
    const element = blank('cbc:PaymentMeansCode');
    if (words !== undefined) element.attributes.name = words;
    text.write(code, element, document, within(field, 'code'));
    into.children.push(element);
  },
  read(from, into, document, field) {
    const [element] = elementsAt(from, 'cbc:PaymentMeansCode');
    if (!element) {
      document.problems.push({ field: within(field, 'code'), rule: 'BR-49', reason: 'is missing' });
      return;
    }
    document.read.add(element);
    into.code = element.text.trim();
    if (element.attributes.name !== undefined) into.text = element.attributes.name;
  },
};

export const payment = struct<PaymentInstruction>([
  means,
  value('note', 'cbc:InstructionNote', text),
  value('reference', 'cbc:PaymentID', text),
  value(
    'card',
    'cac:CardAccount',
    struct<NonNullable<PaymentInstruction['card']>>([
      need('number', 'cbc:PrimaryAccountNumberID', text),
      need('network', 'cbc:NetworkID', text),
      value('holder', 'cbc:HolderName', text),
    ]),
  ),
  value(
    'account',
    'cac:PayeeFinancialAccount',
    struct<NonNullable<PaymentInstruction['account']>>([
      need('id', 'cbc:ID', text),
      value('name', 'cbc:Name', text),
      value('bank', 'cac:FinancialInstitutionBranch/cbc:ID', text),
    ]),
  ),
  value(
    'directDebit',
    'cac:PaymentMandate',
    struct<NonNullable<PaymentInstruction['directDebit']>>([
      value('mandate', 'cbc:ID', text),
      value('account', 'cac:PayerFinancialAccount/cbc:ID', text),
    ]),
  ),
]);
