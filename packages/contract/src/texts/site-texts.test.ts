import { expect, test } from 'vitest';
import de from './de/site.json' with { type: 'json' };
import en from './en/site.json' with { type: 'json' };
import hr from './hr/site.json' with { type: 'json' };

type Row = [key: keyof typeof hr, croatian: string, english: string];

/** The message catalogue as the specification lists it (index 1); misspelled keys are meant so. */
const errors: Row[] = [
  [
    'error.commentEditNotAllowed',
    'Uređivanje komentara nije dopušteno.',
    'Editing the comment is not allowed.',
  ],
  [
    'error.oneUserOneComment',
    'Svaki korisnik može ostaviti samo jedan komentar.',
    'Each user may leave only one comment.',
  ],
  ['error.alreadyPostedComment', 'Već ste objavili komentar.', 'You have already posted a comment.'],
  ['error.notFound', 'Traženi zapis nije pronađen.', 'The requested record was not found.'],
  [
    'error.loggedUsersOnly',
    'Ova je mogućnost dostupna samo prijavljenim korisnicima.',
    'This is available to logged-in users only.',
  ],
  ['error.commentsDisabled', 'Komentari su onemogućeni.', 'Comments are disabled.'],
  ['error.sendContentOrRating', 'Unesite komentar ili ocjenu.', 'Enter a comment or a rating.'],
  [
    'error.rateToComment',
    'Da biste komentirali, morate dati i ocjenu.',
    'You must also give a rating in order to comment.',
  ],
  [
    'error.commentToRate',
    'Da biste dali ocjenu, morate napisati i komentar.',
    'You must also write a comment in order to rate.',
  ],
  ['error.recaptchaMissing', 'Nedostaje reCAPTCHA potvrda.', 'The reCAPTCHA confirmation is missing.'],
  ['error.storeUndefined', 'Trgovina nije definirana.', 'The store is not defined.'],
  ['error.removeFromCartFailed', 'Uklanjanje iz košarice nije uspjelo.', 'Removing from the cart failed.'],
  ['error.queryParametersMissing', 'Nedostaju parametri upita.', 'Query parameters are missing.'],
  ['error.invalidQuantity', 'Količina nije ispravna.', 'The quantity is not valid.'],
  ['error.tokenUndefined', 'Token nije definiran.', 'The token is not defined.'],
  [
    'error.alreadySubscribedToNewsletter',
    'Već ste pretplaćeni na newsletter.',
    'You are already subscribed to the newsletter.',
  ],
  ['error.consentsNotFetched', 'Privole nije moguće dohvatiti.', 'The consents could not be loaded.'],
  [
    'error.bundleItemsNotFetched',
    'Artikle iz paketa nije moguće dohvatiti.',
    'The bundle items could not be loaded.',
  ],
  ['error.readFile', 'Datoteku nije moguće pročitati.', 'The file could not be read.'],
  ['error.incorrectPassword', 'Lozinka nije ispravna.', 'The password is incorrect.'],
  [
    'error.uploadUrlFetchFailed',
    'Adresu za prijenos nije moguće dohvatiti.',
    'The upload address could not be obtained.',
  ],
  ['error.uploadToBucketFailed', 'Prijenos datoteke nije uspio.', 'Uploading the file failed.'],
  [
    'error.addFromBucketFailed',
    'Spremanje prenesene datoteke nije uspjelo.',
    'Saving the uploaded file failed.',
  ],
  ['error.failedConsentLog', 'Bilježenje privole nije uspjelo.', 'Logging the consent failed.'],
  [
    'error.missingSearchCategories',
    'Potrebno je navesti barem jednu kategoriju pretraživanja.',
    'At least one search category is required.',
  ],
  [
    'error.redundantNavigationSkipped',
    'Suvišna navigacija je preskočena.',
    'Redundant navigation was skipped.',
  ],
  [
    'error.somethingWentWrong',
    'Nešto je pošlo po zlu. Molimo pokušajte ponovno.',
    'Something went wrong. Please try again.',
  ],
];
const notifications: Row[] = [
  [
    'core.notifications.consentRequired',
    'Potrebno je prihvatiti sve obavezne privole.',
    'All required consents must be accepted.',
  ],
  [
    'core.notifications.configurationNotSet',
    'Konfiguracija proizvoda nije odabrana.',
    'The product configuration has not been chosen.',
  ],
  ['core.notifications.itemNotInCart', 'Artikl se ne nalazi u košarici.', 'The item is not in the cart.'],
  [
    'core.notifications.itemRemovedFromCart',
    'Artikl je uklonjen iz košarice.',
    'The item was removed from the cart.',
  ],
  [
    'core.notifications.cartUpdateError',
    'Ova se košarica više ne može koristiti. Molimo započnite novu kupnju.',
    'This cart can no longer be used. Please start a new purchase.',
  ],
  [
    'core.notifications.membershipCardBarcodeInvalid',
    'Barkod članske kartice nije ispravan.',
    'The membership card barcode is not valid.',
  ],
  [
    'core.notifications.membershipCardBarcodeError',
    'Provjera barkoda članske kartice nije uspjela.',
    'Checking the membership card barcode failed.',
  ],
  [
    'core.notifications.memebrshipCardBarcodeApplied',
    'Barkod članske kartice je primijenjen.',
    'The membership card barcode has been applied.',
  ],
  [
    'core.notifications.userExists',
    'Korisnik s tom adresom e-pošte već postoji.',
    'A user with this e-mail address already exists.',
  ],
  [
    'core.notifications.inccorectOldPassword',
    'Stara lozinka nije ispravna.',
    'The old password is incorrect.',
  ],
  [
    'core.notifications.studentNotAssignedToDepartment',
    'Student nije dodijeljen nijednom odjelu.',
    'The student is not assigned to any department.',
  ],
  ['core.notifications.registered', 'Registracija je uspješna.', 'Registration was successful.'],
  [
    'core.notifications.confirmEmail',
    'Molimo potvrdite svoju adresu e-pošte putem poveznice koju smo vam poslali.',
    'Please confirm your e-mail address with the link that we have sent you.',
  ],
  [
    'core.notifications.emailConfirmed',
    'Adresa e-pošte je potvrđena.',
    'The e-mail address has been confirmed.',
  ],
  [
    'core.notifications.addedToWishlist',
    'Proizvod je dodan na listu želja.',
    'The product was added to the wishlist.',
  ],
  [
    'core.notifications.removedFromWishlist',
    'Proizvod je uklonjen s liste želja.',
    'The product was removed from the wishlist.',
  ],
  ['core.notifications.addedToCart', 'Proizvod je dodan u košaricu.', 'The product was added to the cart.'],
  [
    'core.notifications.removedFromCart',
    'Proizvod je uklonjen iz košarice.',
    'The product was removed from the cart.',
  ],
  ['core.notifications.checkoutFailureTitle', 'Plaćanje nije uspjelo', 'The payment failed'],
  ['core.login.success', 'Prijava je uspješna.', 'You are now logged in.'],
];
const checkout: Row[] = [
  [
    'error.shippingMethodUndefined',
    'Molimo odaberite metodu dostave prije nastavka',
    'Please choose a delivery method before continuing',
  ],
  [
    'error.shippingMethodNotFound',
    'Odabrana metoda dostave nije pronađena, molimo pokušajte ponovno',
    'The chosen delivery method was not found, please try again',
  ],
  [
    'error.shippingBranchUndefined',
    'Molimo odaberite dostavnu poslovnicu prije nastavka',
    'Please choose a delivery branch before continuing',
  ],
  [
    'error.paymentMethodUndefined',
    'Molimo odaberite metodu plaćanja prije nastavka',
    'Please choose a payment method before continuing',
  ],
  [
    'error.downloadFailed',
    'Preuzimanje neuspješno. Molimo pokušajte ponovno.',
    'Download failed. Please try again.',
  ],
  [
    'core.notifications.cartUpdated',
    'Košarica je ažurirana zbog promjene sadržaja ili cijena. Molimo provjerite je prije narudžbe.',
    'The cart was updated because its contents or prices have changed. Please check it before ordering.',
  ],
];
const furtherNotices: Row[] = [
  [
    'core.notifications.membershipCardBarcodeEmpty',
    'Unesite barkod članske kartice.',
    'Enter the membership card barcode.',
  ],
  [
    'core.notifications.memberCardNotValid',
    'Članska kartica više ne vrijedi. Cijene u košarici su ažurirane.',
    'The member card is no longer valid. The prices in the cart have been updated.',
  ],
  ['core.notifications.consentsSaved', 'Privole su spremljene.', 'The consents have been saved.'],
  [
    'core.notifications.membershipCardBarcodeRemoved',
    'Barkod članske kartice je uklonjen.',
    'The membership card barcode has been removed.',
  ],
  [
    'core.notifications.uploadLimit',
    'Najveći dopušteni broj datoteka za istodobni prijenos: {limit}.',
    'Maximum number of files for one upload: {limit}.',
  ],
  [
    'core.notifications.selectionLimit',
    'Najveći dopušteni broj odabranih stavki: {limit}.',
    'Maximum number of selected entries: {limit}.',
  ],
];
const validation: Row[] = [
  ['validation.required', 'Unos ovog polja je obavezan', 'This field is required'],
  ['validation.email', 'Unesite uzorak adrese elektroničke pošte', 'Enter a valid e-mail address'],
  [
    'validation.minLength',
    'Najmanji dopušteni broj znakova: {length}',
    'Minimum number of characters: {length}',
  ],
  [
    'validation.maxLength',
    'Najveći dopušteni broj znakova: {length}',
    'Maximum number of characters: {length}',
  ],
  ['validation.sameAs', 'Unos mora biti jednak vrijednosti: {value}', 'The entry must be equal to: {value}'],
  ['validation.repeatPassword', 'Unesene lozinke se ne podudaraju', 'The passwords entered do not match'],
  [
    'validation.differentPassword',
    'Nova lozinka mora se razlikovati od stare',
    'The new password must differ from the old one',
  ],
  [
    'validation.alphaSpecialCharsValidator',
    'Unos sadrži posebne znakove! Koristite samo slova.',
    'The entry contains special characters! Use letters only.',
  ],
  [
    'validation.slugMinLength',
    'Slug je kratak (minimum 4 znaka)!',
    'The slug is short (minimum 4 characters)!',
  ],
  ['validation.slugFormat', 'Slug nije u ispravnom formatu!', 'The slug is not in a valid format!'],
  ['validation.unknown', '[validacija: {kind}]', '[validation: {kind}]'],
];
const others: Row[] = [
  ['core.logout.success', 'Odjavili ste se.', 'You have been logged out.'],
  ['core.notifications.couponNotFound', 'Kupon nije pronađen!', 'Coupon not found!'],
  ['core.notifications.couponApplied', 'Kupon je primijenjen.', 'The coupon has been applied.'],
  [
    'core.notifications.commentPending',
    'Vaš komentar čeka odobrenje.',
    'Your comment is waiting for approval.',
  ],
  ['core.notifications.accessibilitySaved', 'Uspješno spremljene postavke!', 'Settings saved successfully!'],
  ['core.notifications.accessibilityReset', 'Uspješno resetirane postavke!', 'Settings reset successfully!'],
  [
    'core.maintenance.text',
    'Održavanje je u tijeku. Trgovina će uskoro ponovno biti dostupna.',
    'Maintenance is in progress. The shop will be back soon.',
  ],
  [
    'core.domain.rebuildRequired',
    'Odabrana domena razlikuje se od postavljene. Potrebna je ponovna izgradnja aplikacije.',
    'The chosen domain differs from the configured one. The application has to be rebuilt.',
  ],
  [
    'core.confirmEmail.title',
    'Hvala! Vaša je adresa e-pošte potvrđena.',
    'Thank you! Your e-mail address has been confirmed.',
  ],
  ['core.notFound.title', 'Stranica nije pronađena', 'Page not found'],
  ['core.notFound.message', 'Tražena stranica ne postoji.', 'This page could not be found'],
  ['core.notFound.home', 'Povratak na početnu stranicu', 'Back to the home page'],
  [
    'core.error.fallback',
    'Došlo je do pogreške pri prikazu stranice s pogreškom',
    'An error occurred while showing the error page',
  ],
  ['core.cookies.text', 'Ova stranica koristi kolačiće.', 'This site uses cookies.'],
  ['core.cookies.link', 'Politika privatnosti', 'Privacy policy'],
  ['core.cookies.accept', 'Prihvaćam', 'Accept'],
  ['INVALID_LOGIN', 'Prijava nije uspjela', 'Login failed'],
  ['unknowUserOrPassword', 'Nepoznato korisničko ime ili lozinka!', 'Unknown username or password!'],
];

test.for([
  ['[ERR-007]', errors],
  ['[ERR-008]', notifications],
  ['[ERR-009]', checkout],
  ['[ERR-010, ERR-020]', furtherNotices],
  ['[ERR-011, ERR-014, ERR-015]', validation],
  ['[ERR-011]', others],
] as const)('%s every listed key has exactly its Croatian and English text', ([, rows]) => {
  for (const [key, croatian, english] of rows) {
    expect(hr[key], key).toBe(croatian);
    expect(en[key], key).toBe(english);
  }
});

const languages = { hr, en, de };

test('[ERR-011] no text is a raw key', () => {
  for (const messages of Object.values(languages)) {
    for (const text of Object.values(messages)) expect(Object.keys(hr)).not.toContain(text);
  }
});
