import { accessibilityWords } from '../../starter/legal/accessibility.ts';
import { complaints } from '../../starter/legal/complaints.ts';
import { cookies } from '../../starter/legal/cookies.ts';
import { imprint } from '../../starter/legal/imprint.ts';
import { legalPage } from '../../starter/legal/legal-page.ts';
import { termsWords } from '../../starter/legal/terms.ts';
import { withdrawal } from '../../starter/legal/withdrawal.ts';
import { text } from '../parts.ts';
import { rich } from '../rich.ts';
import type { Page } from '../shape-content.ts';

/**
 * The pages that the law wants, complete and public: the drafts of a new site, with what is special to this shop. Written
 * for the demonstration, not legal advice.
 */
export const legalPages: Page[] = [
  withdrawal,
  complaints,
  cookies,
  imprint,
  legalPage({
    ...termsWords,
    body: {
      ...termsWords.body,
      hr: `
        ## 1. Prodavatelj

        Prodavatelj je {CompanyName}, {CompanyStreet}, {CompanyTown}, OIB {CompanyOib}, {CompanyEmail}, telefon
        {CompanyPhone}. Trgovina je izmišljena i služi za prikaz programa.

        ## 2. Sklapanje ugovora

        Narudžba s obvezom plaćanja ponuda je kupca. Ugovor je sklopljen kad na e-poštu stigne potvrda narudžbe. Za usluge
        s cijenom „od” ugovor nastaje prihvaćanjem pisane ponude.

        ## 3. Cijene

        Cijene su u eurima s uključenim PDV-om. Uz sniženu cijenu stoji najniža cijena u posljednjih 30 dana prije
        sniženja, a postotak se računa od nje. Članska cijena vrijedi uz člansku karticu.

        ## 4. Plaćanje i dostava

        Načini i rokovi nalaze se na stranici [Dostava i plaćanje](page:dostava-i-placanje).

        ## 5. Digitalni sadržaj

        E-knjige i predlošci isporučuju se poveznicom koja vrijedi trideset dana, a u profilu ostaju trajno. Dozvola
        vrijedi za jednog korisnika i neograničen broj njegovih projekata. Dalja prodaja nije dopuštena.

        ## 6. Radionice

        Mjesto na radionici možete bez naknade prenijeti na drugu osobu. Otkažete li najmanje sedam dana prije početka,
        vraćamo cijeli iznos, a nakon toga nudimo mjesto u sljedećem terminu.

        ## 7. Raskid i reklamacije

        Prava su opisana na stranicama [Pravo na jednostrani raskid](page:pravo-na-raskid),
        [Povrat i reklamacije](page:povrat-i-reklamacije) i [Prigovori](page:prigovori). Za materijalne nedostatke
        odgovaramo dvije godine od predaje robe.

        ## 8. Sporovi

        Sporove nastojimo riješiti dogovorom. Potrošač se može obratiti sudu časti ili centru za mirenje pri Hrvatskoj
        gospodarskoj komori, a nadležan je sud prema prebivalištu potrošača.
      `,
    },
  }),
  {
    handler: 'privacy',
    key: 'politika-privatnosti',
    title: { hr: 'Politika privatnosti', en: 'Privacy policy', de: 'Datenschutzerklärung' },
    // One slug in every language: the cookie notice leads to it (GDPR-001).
    slug: { hr: 'politika-privatnosti', en: 'politika-privatnosti', de: 'politika-privatnosti' },
    seo: {
      description: {
        hr: 'Koje podatke čuvamo, zašto, koliko dugo i kako ih možete dobiti ili izbrisati.',
        en: 'Which data we keep, why, for how long, and how you can get or erase them.',
        de: 'Welche Daten wir speichern, warum, wie lange und wie Sie sie erhalten oder löschen lassen.',
      },
    },
    parts: [
      text('privacy-text', {
        hr: rich(`
          ## Koje podatke čuvamo

          | Podatak | Zašto | Koliko dugo |
          | Ime, adresa, e-pošta, telefon | isporuka i račun | 11 godina, koliko traži zakon o računovodstvu |
          | Lozinka, u obliku iz kojeg se ne može pročitati | prijava | dok postoji račun |
          | Košarica | da vas dočeka ono što ste odabrali | godinu dana |
          | E-pošta za bilten | slanje biltena | do odjave |
          | Pristanci | dokaz da su dani | pet godina nakon povlačenja |

          ## Vaša prava

          Možete zatražiti ispis, ispravak, prijenos ili brisanje podataka, povući svaki pristanak i podnijeti prigovor
          Agenciji za zaštitu osobnih podataka. Pišite na podaci@izlog.example; odgovaramo u roku od trideset dana.

          ## Kolačići

          Nužni kolačići drže košaricu, jezik i prijavu. Kolačići za mjerenje posjeta postavljaju se tek kad ih prihvatite, a
          odbiti ih možete jednako lako.

          ## Tko još vidi podatke

          Dostavljač vidi adresu, a pružatelj platnih usluga iznos i broj narudžbe. Podatke ne prodajemo i ne šaljemo izvan
          Europskog gospodarskog prostora.
        `),
        en: rich(`
          ## Which data we keep

          Name, address, e-mail and telephone for delivery and invoice, for as long as accounting law asks. The cart for a
          year. The e-mail address of the newsletter until you leave it.

          ## Your rights

          You can ask for a copy, a correction or the erasure of your data and withdraw any consent. Write to
          podaci@izlog.example.

          ## Cookies

          Necessary cookies hold the cart, the language and the login. Others are set only when you accept them.
        `),
        de: rich(`
          ## Welche Daten wir speichern

          Name, Adresse, E-Mail und Telefon für Lieferung und Rechnung, so lange es das Gesetz verlangt. Den Warenkorb ein
          Jahr lang. Die Adresse für den Newsletter bis zur Abmeldung.

          ## Ihre Rechte

          Sie können Auskunft, Berichtigung oder Löschung verlangen und jede Einwilligung widerrufen. Schreiben Sie an
          podaci@izlog.example.
        `),
      }),
    ],
  },
  legalPage({
    ...accessibilityWords,
    body: {
      ...accessibilityWords.body,
      hr: `
        Trgovina je građena prema normi EN 301 549 i smjernicama WCAG 2.2, razina AA. Sve se može obaviti tipkovnicom,
        tekst se može povećati na 200 %, a tema jakog kontrasta dostupna je u zaglavlju.

        ## Što još nije pristupačno

        - pojedine e-knjige u obliku pdf nemaju oznake strukture; na upit šaljemo epub
        - predlošci u obliku xlsx nisu provjereni sa svim čitačima zaslona
        - snimke radionica imaju titlove, ali ne i opis slike

        ## Javite nam

        Ako na nešto naiđete, pišite na pristupacnost@izlog.example ili nazovite 01 5555 210. Odgovaramo u roku od 15 dana.
        Ako odgovorom niste zadovoljni, možete se obratiti nadležnoj inspekciji.
      `,
      en: `
        The shop follows EN 301 549 and WCAG 2.2, level AA. Everything can be done by keyboard, text can be enlarged to
        200 % and a high-contrast theme is in the header.

        ## Not yet accessible

        - some e-books as pdf have no structure tags; ask us for the epub
        - recordings of workshops have captions but no audio description

        ## Tell us

        Write to pristupacnost@izlog.example or call +385 1 5555 210.
      `,
    },
  }),
];
