import type { PlatformTexts } from '../platform-keys.ts';

/** The list of the law: what each duty is called and what is said of it; `{…}` is filled in. */
export const duties: PlatformTexts['duties'] = {
  sources: {
    directive: 'Directive {name}',
    regulation: 'Regulation {name}',
    article: 'Article {article}',
    ec: 'EC',
  },
  states: { short: 'falls short', look: 'a person must look', holds: 'holds', notMine: 'does not apply' },
  groups: {
    before: 'Before the purchase',
    ordering: 'Ordering',
    after: 'After the purchase',
    invoices: 'Invoices and tax',
    data: 'Data and accessibility',
    goods: 'Goods and waste',
  },
  pages: {
    terms: 'terms',
    withdrawal: 'withdrawal',
    delivery: 'delivery and payment',
    complaints: 'complaints',
    privacy: 'privacy',
    cookies: 'cookies',
    imprint: 'imprint',
    accessibility: 'accessibility',
  },
  sameAsUnion: 'The same as in the rest of the Union.',
  scope: {
    noShop: 'This site sells nothing.',
    otherSeller: 'It counts for sellers that sit in {country}; you are not one of them.',
    sellerUnknown: 'It counts for sellers that sit in {country}; nothing says where you sit.',
    notSentThere: 'It counts for those who send goods to {country}; you do not.',
    notYet: 'Counts from {from}',
    ends: 'Counts until {until}',
  },
  names: {
    seller: 'Who sells: name, tax number, seat, contact',
    legalPages: 'Terms, withdrawal, delivery and complaints before the order',
    lowestPrice30: 'Lowest price of 30 days with every reduction',
    unitPrice: 'Price per unit of measure',
    anchorPrice: 'Anchor price beside each price',
    priceList: 'Daily price list that programs read',
    guaranteeNotice: 'Notice of the legal guarantee on the form of the Union',
    durabilityLabel: 'Label of the guarantee of durability (GARAN)',
    greenClaims: 'Green claims have their proof',
    ecoInformation: 'Repairability, spare parts, updates, greener delivery',
    reviews: 'Whether reviews come from buyers',
    productSafety: 'Who made it and what to mind',
    personalPrice: 'A price computed for one person',
    otherTraders: 'Details of other traders on the platform',
    consumerActOf2026: 'Changes of the Croatian consumer act of 2026',
    orderButton: 'A button that says one pays',
    confirmation: 'Confirmation on a durable medium',
    sameForAll: 'The same sale for buyers from all of the EU',
    digitalConsent: 'Digital content: consent before the download',
    withdrawalFunction: 'Withdrawal by a button',
    moneyBack: 'Money back within 14 days of the withdrawal',
    complaints: 'A complaint is answered within 15 days',
    disputePlatform: 'Link to the European platform for disputes',
    recall: 'Buyers are told of a recall',
    repair: 'Right to repair',
    productLiability: 'Liability for defective products',
    whoInvoices: 'Who makes out invoices',
    fiscalisation: 'Fiscalisation of invoices',
    notFiscalised: '“OVO NIJE FISKALIZIRANI RAČUN” on offers and confirmations',
    closedDocuments: 'Nobody can change an issued invoice',
    premises: 'Premises, internal act and maker of the program are declared',
    eInvoiceIn: 'Receiving e-invoices',
    eInvoiceOut: 'E-invoices to companies (payers of VAT)',
    eInvoiceOutSmall: 'E-invoices to companies (outside the VAT system)',
    productCodes: 'A KPD code on each line of an e-invoice',
    eInvoiceReports: 'Reports of payment and refusal of e-invoices',
    buyersCountry: 'VAT of the buyer’s country (OSS)',
    buyersVatId: 'VAT number of a company in another member state',
    vatInDigitalAge: 'VAT in the digital age (ViDA)',
    germanEInvoice: 'Germany: e-invoices between companies',
    austrianRegister: 'Austria: cash register with a signature',
    slovenianRegister: 'Slovenia: tax cash register',
    italianInvoice: 'Italy: invoices through SdI',
    cookies: 'Cookies only after consent',
    privacyPolicy: 'Privacy notice',
    consentRecord: 'Proof of consent',
    personalData: 'Access to, export and erasure of personal data',
    newsletter: 'A newsletter only for those who asked for it',
    accessibility: 'Accessibility of the shop',
    chatbot: 'A robot that talks says that it is one',
    packaging: 'Number in the register of packaging',
    electricalGoods: 'Number in the register of electrical goods (WEEE)',
    batteries: 'Number in the register of batteries',
    batteryPassport: 'Digital passport of a battery',
  },
  says: {
    seller: {
      holds: 'In the footer of each page, at the checkout and on each document.',
      short: 'Details that are missing: {count}.',
    },
    legalPages: {
      holds: 'Public in all languages of the shop, with the consent to the terms at the checkout.',
      short: 'Not public: {pages}.',
      noTerms: 'The checkout asks for no required consent to the terms.',
    },
    lowestPrice30: {
      holds:
        'Reductions seen now: {count}. The percentage is counted from the lowest price; without a history no reduction is shown.',
    },
    unitPrice: {
      holds: 'Products with a price per unit: {count}.',
      look: 'No product says its content. If you sell by weight, length or volume, write it down.',
      notMine: 'You sell no goods.',
    },
    anchorPrice: {
      asked:
        'Do you sell food, drink, cosmetics, cleaning, toilet or household goods? The program cannot know.',
      holds: 'Stands beside the price of the products of the list: {count}.',
      short: 'Products of the list without an anchor price: {count}.',
      notMine: 'You sell no goods that it is prescribed for.',
    },
    priceList: {
      asked:
        'Do you sell food, drink, cosmetics, cleaning, toilet or household goods? The program cannot know.',
      holds: 'The last is of {last}, with products: {count}. Older ones stay in the archive.',
      short: 'None has been published today; the last: {last}.',
      notMine: 'You sell no goods that it is prescribed for.',
    },
    guaranteeNotice: {
      holds: 'The official notice stands by the products and at the checkout, in all languages.',
      short: 'The official file is missing for: {languages}. Until then buyers read plain words.',
      notMine: 'You sell no goods.',
    },
    durabilityLabel: {
      holds: 'Stands by the products with a guarantee of durability.',
      short: 'The official label is missing for: {languages}.',
      notMine: 'No product has a guarantee of durability of its maker.',
    },
    greenClaims: {
      holds: 'No green words without proof in products and pages.',
      short: 'Green words without proof: {count}.',
    },
    ecoInformation: {
      look: 'If the maker gives a repairability score, spare parts or updates, write them into the facts of the product.',
      notMine: 'You sell no goods.',
    },
    reviews: { holds: 'Beside reviews it says whether only buyers leave them and whether we check it.' },
    productSafety: {
      holds: 'All products have a maker, an address and warnings.',
      short: 'Products without what is prescribed: {count} ({first}).',
      look: 'Products without a maker in categories that do not ask for it: {count}. Switch it on in the category if these goods are covered.',
      notMine: 'You sell no goods.',
    },
    personalPrice: {
      notMine:
        'No machine computes a price for one person; special prices are seen by all whom they are for.',
    },
    otherTraders: { notMine: 'You sell your own goods only; there are no other traders.' },
    consumerActOf2026: {
      look: 'No final text was found: base price, price list on the web, equal treatment of means of payment, a person beside a robot. Ask a lawyer once it is published.',
    },
    orderButton: {
      holds: 'It says that the order obliges to pay, in all languages; no look can change that.',
      look: 'In these languages the program has no words of its own: {languages}. Look at what the button says there.',
    },
    confirmation: {
      holds: 'Confirmations in the last 30 days: {count}, with terms and the form of withdrawal.',
      short: 'Of {count} confirmations in 30 days did not arrive: {failed}.',
    },
    sameForAll: {
      holds: 'Orders are taken from all countries; the price does not change by address.',
      look: 'Orders are taken only from: {countries}. A buyer from another member state may buy and see to the transport.',
    },
    digitalConsent: {
      holds:
        'Before the download buyers confirm that they lose the right of withdrawal; the proof is kept. Such products: {count}.',
      short:
        'Products to download: {count}, and the checkout asks for no consent: withdrawal stays possible for 14 days.',
      notMine: 'You sell no digital content.',
    },
    withdrawalFunction: {
      holds: 'In the footer, in the mail and on the order, without a login; the receipt comes at once.',
      short: 'The chain of statements is broken at {number}: from there on they are no proof.',
    },
    moneyBack: {
      holds: 'No refund waits.',
      waits: 'Refunds that wait: {count}; the first is due by {until}',
      short: 'The time is over, or ends on {until}. Refunds that wait: {count}.',
    },
    complaints: {
      look: 'The page on complaints is public. Whether you answer in time only those who answer know.',
      short: 'The page on written complaints is not public.',
    },
    disputePlatform: {
      short: 'The platform is closed and the link was left: {where}. Take it out.',
      notMine: 'The platform was closed on 20 July 2025. There is no link to it any more, as it should be.',
    },
    recall: {
      holds: 'On the product, “Recall” mails everybody who bought it. Until now: {count}.',
      short: 'Mails of a recall that did not arrive: {count}. Call these buyers.',
      notMine: 'You sell no goods.',
    },
    repair: {
      look: 'Counts for washing machines, fridges, telephones and others of a list. If you sell such, the maker offers the repair and you tell buyers of the right.',
      notMine: 'You sell no goods.',
    },
    productLiability: {
      look: 'Counts for software too, and for a seller who cannot say who the maker is. Check with your insurer.',
      notMine: 'You sell neither goods nor software.',
    },
    whoInvoices: {
      holds: 'This program makes out the invoices.',
      elsewhere: 'Another program makes out the invoices.',
      short: 'Nobody has said who makes out the invoices.',
    },
    fiscalisation: {
      holds: 'Each invoice goes to the tax administration. Holds until {until}, when the certificate ends.',
      short: 'This program makes out invoices and does not fiscalise them.',
      certificate: 'There is no valid certificate for the tax administration (valid until: {until}).',
      unreported: 'Invoices that the tax administration has not confirmed: {count}; due by {until}',
      elsewhere: 'Another program makes out the invoices: it has to fiscalise them.',
    },
    notFiscalised: {
      holds: 'Stands on each offer, confirmation, page and mail with data for payment.',
      elsewhere: 'Stands on each offer, confirmation, page and mail with data for payment.',
    },
    closedDocuments: {
      holds: 'The database refuses any change of an issued invoice.',
      short:
        'The protection of issued invoices in the database is off. Who runs the database has to look at it.',
      elsewhere: 'Another program makes out the invoices.',
    },
    premises: {
      look: 'Declare premises of the kind “internetska trgovina” and the maker of the program in ePorezna, and lay down the numbering by an internal act.',
      elsewhere: 'Another program makes out the invoices; who runs it declares them.',
    },
    eInvoiceIn: {
      holds: 'E-invoices come in through the access point and are kept as they came.',
      look: 'The address for incoming e-invoices is confirmed in FiskAplikacija; the duty counts outside the VAT system too.',
    },
    eInvoiceOut: {
      short: '{count} e-invoices wait for you: not sent, refused, or something lacks.',
      sent: 'The access point sends e-invoices, and none waits.',
      holds:
        'Croatian companies are not offered a payment for which an e-invoice is owed, while the program sends none.',
      look: 'A Croatian company that pays by transfer is owed an e-invoice. See that it goes out.',
      elsewhere: 'Another program makes out the invoices: it sends e-invoices.',
      notMine: 'You are not in the VAT system.',
    },
    eInvoiceOutSmall: {
      short: '{count} e-invoices wait for you: not sent, refused, or something lacks.',
      sent: 'The access point sends e-invoices, and none waits.',
      holds:
        'Croatian companies are not offered a payment for which an e-invoice is owed, while the program sends none.',
      look: 'A Croatian company that pays by transfer is owed an e-invoice. See that it goes out.',
      elsewhere: 'Another program makes out the invoices: it sends e-invoices.',
      notMine: 'You are in the VAT system: the duty above is yours.',
    },
    productCodes: {
      coded: 'Every published product has a KPD code, its own or of its category.',
      lacking:
        'Published products without a KPD code: {count}. An e-invoice with such a line is not issued until it has one.',
      holds: 'You issue no e-invoices, so lines need no KPD.',
      look: 'Give each product that companies buy its KPD code of six digits.',
      elsewhere: 'Another program makes out the invoices.',
    },
    eInvoiceReports: {
      short: 'Payments of e-invoices to report: {count}, by {until}.',
      reported: 'The access point reports payments and refusals, and nothing is late.',
      holds: 'You issue no e-invoices, so there are no reports.',
      look: 'Report payments and refusals by the 20th of the next month.',
      elsewhere: 'Another program makes out the invoices.',
    },
    buyersCountry: {
      holds: 'Buyers from other member states pay the tax of their country since {from}',
      look: 'You send goods to other member states. Above 10,000 EUR a year the tax of the buyer’s country counts: the program counts what is sold, registering for OSS is yours.',
      short: 'You charge the tax of the buyer’s country and have no rate for: {countries}.',
      notMine: 'You send no goods to other member states.',
    },
    buyersVatId: {
      holds:
        'The checkout asks VIES and keeps the answer. Until VIES confirms the number a company pays with VAT.',
      notMine: 'You are not in the VAT system.',
      look: 'A company in another member state buys without VAT only once its number is confirmed by VIES; keep the confirmation.',
    },
    vatInDigitalAge: {
      look: 'Changes OSS and brings digital reporting. Agree on the change with your bookkeeper.',
    },
    germanEInvoice: {
      look: 'Companies have to receive e-invoices, and sending them comes step by step. The program writes none in that form.',
    },
    austrianRegister: {
      look: 'Ask your bookkeeper whether payment by card needs a cash register with a signature.',
    },
    slovenianRegister: {
      look: 'Ask your bookkeeper about confirming invoices; this program talks to the Croatian tax administration only.',
    },
    italianInvoice: { look: 'Invoices go through SdI; this program does not send them.' },
    cookies: {
      holds: 'Without consent only necessary cookies; nothing is loaded before it.',
      look: 'Own code is put into the pages. See that it sets nothing before consent.',
    },
    privacyPolicy: {
      holds: 'Public in all languages and shown; it is not ticked.',
      short: 'Not public: {pages}.',
      ticked: 'A form asks to agree to the privacy notice; it is only to be shown.',
    },
    consentRecord: {
      holds: 'Each consent has its text, language, version and time; it is taken back as easily.',
    },
    personalData: {
      holds: 'Customers take and erase their data themselves; no request is late.',
      short: 'Exports that have waited for more than a month: {count}.',
    },
    newsletter: {
      holds: 'A subscription is confirmed by a link; each issue has the way out, by one press.',
    },
    accessibility: {
      holds:
        'The statement is public. The program is built by WCAG 2.2 AA; your pictures and texts have to follow.',
      short: 'The statement is not public: {pages}.',
      notMine: 'You said that you are a micro-enterprise (under 10 people and up to 2 million EUR).',
    },
    chatbot: { notMine: 'The shop has no robot that talks.' },
    packaging: {
      holds: 'Written down for each country that you send to; it stands in the footer.',
      short: 'No number in the register of packaging for: {countries}.',
      look: 'Parcels go to none of the countries that this list knows. Look up the rules of where they go.',
      notMine: 'You sell no goods.',
    },
    electricalGoods: {
      asked: 'Do you sell electrical or electronic goods? The program cannot know.',
      holds: 'Written down for each country that you send to; it stands in the footer.',
      short: 'No number in the register of electrical goods for: {countries}.',
      look: 'Parcels go to none of the countries that this list knows.',
      notMine: 'You sell no electrical goods.',
    },
    batteries: {
      asked: 'Do you sell batteries, or devices with one? The program cannot know.',
      holds: 'Written down for each country that you send to; it stands in the footer.',
      short: 'No number in the register of batteries for: {countries}.',
      look: 'Parcels go to none of the countries that this list knows.',
      notMine: 'You sell no batteries.',
    },
    batteryPassport: {
      look: 'Counts for batteries of vehicles, scooters and industry. If you sell such, the maker gives the link to the passport.',
      notMine: 'You sell no batteries.',
    },
  },
  differs: {
    sellerDE: 'The imprint is two presses away from every page.',
    sellerAT: 'Court of registry, supervising body and chamber stand by the name (§ 14 UGB).',
    sellerIT: 'The P. IVA stands on the home page (Article 35 of D.P.R. 633/1972).',
    lowestPrice30SI: 'Exceptions for perishable goods are laid down differently.',
    lowestPrice30IT: 'Exceptions for sales below cost are laid down differently.',
    productSafetyDE: 'Warnings and instructions in German.',
    orderButtonDE:
      'The button says “zahlungspflichtig bestellen” or something as clear; with another one there is no contract.',
    orderButtonAT: 'The button says “zahlungspflichtig bestellen” or something as clear.',
    withdrawalFunctionDE: 'The button is called “Vertrag widerrufen”, the second step “Widerruf bestätigen”.',
    newsletterDE: 'Courts ask for proof of the double confirmation; it is kept.',
    packagingDE: 'An entry in LUCID before the first parcel; without it nothing may be sold.',
    packagingAT: 'A sender from abroad has an authorised representative in Austria.',
    packagingIT: 'Packaging says its material and how it is sorted (D.Lgs. 116/2020).',
    electricalGoodsDE: 'The WEEE number stands with the offer and on the invoice.',
    batteriesDE: 'Registration with stiftung ear before the sale.',
  },
};
