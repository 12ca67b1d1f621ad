import { button, list, part } from '../parts.ts';
import { rich } from '../rich.ts';
import type { Text } from '../shape.ts';
import type { Page } from '../shape-content.ts';

/** What we do around grants, from the first check to the payment. */
export const euFundsPage: Page = {
  key: 'eu-fondovi',
  title: { hr: 'EU fondovi', en: 'EU funds' },
  slug: { hr: 'eu-fondovi', en: 'eu-funds' },
  seo: {
    description: {
      hr: 'Provjera prihvatljivosti, prijava i vođenje projekta do isplate, uz predloške i vodič za one koji prijavu pišu sami.',
      en: 'Eligibility checks, applications and project management until payment, with templates and a guide for those who write themselves.',
    },
    media: 'eu-natjecaj.svg',
  },
  parts: [
    part('text-picture', 'eu-story', {
      meta: {
        heading: { hr: 'Potpora nije poklon, nego ugovor', en: 'A grant is not a gift but a contract' },
        image: { file: 'objava-vinograd.svg' },
        body: {
          hr: rich(`
            Bespovratna sredstva vraćaju se radom: rokovima, dokazima i nabavom. Zato s nama prvo saznate isplati li
            vam se uopće prijaviti.
          `),
          en: rich(
            'A grant is paid back with work: deadlines, evidence and procurement. So first we find out whether it is worth applying at all.',
          ),
        },
      },
      options: { pictureSide: 'left' },
      parts: [
        step(
          'eu-step-1',
          { hr: 'Provjera', en: 'Check' },
          {
            hr: 'Pet radnih dana: prihvatljivost, bodovi, novac do isplate.',
            en: 'Five working days: eligibility, points, money until payment.',
          },
        ),
        step(
          'eu-step-2',
          { hr: 'Prijava', en: 'Application' },
          {
            hr: 'Obrazac, proračun, prilozi i slanje, najkasnije dan prije roka.',
            en: 'Form, budget, annexes and submission, a day before the deadline at the latest.',
          },
        ),
        step(
          'eu-step-3',
          { hr: 'Provedba', en: 'Delivery' },
          {
            hr: 'Nabava, izvješća i zahtjevi za nadoknadu, do zadnjeg eura.',
            en: 'Procurement, reports and claims, to the last euro.',
          },
        ),
      ],
    }),
    list(
      'products-list',
      'eu-products',
      {
        heading: { hr: 'Usluge i alati', en: 'Services and tools' },
        more: button(
          { hr: 'Sve za EU fondove', en: 'Everything for EU funds' },
          { kind: 'productCategory', key: 'eu-fondovi' },
        ),
      },
      { query: 'category', category: { kind: 'productCategory', key: 'eu-fondovi' }, limit: 8 },
    ),
    part('form', 'eu-project-check', {
      meta: {
        heading: { hr: 'Isplati li se prijaviti?', en: 'Is it worth applying?' },
        body: {
          hr: 'Opišite projekt u nekoliko redaka. Prva procjena ne stoji ništa.',
          en: 'Describe the project in a few lines. The first opinion costs nothing.',
        },
      },
      options: { form: { storedForm: 'project-check' } },
    }),
    list(
      'posts-list',
      'eu-posts',
      {
        heading: { hr: 'Pročitajte prije prijave', en: 'Read before you apply' },
        more: button(
          { hr: 'Sve objave o fondovima', en: 'All posts on funds' },
          { kind: 'category', key: 'eu-fondovi' },
        ),
      },
      { term: { kind: 'category', key: 'eu-fondovi' }, limit: 3, layout: 'three' },
    ),
    part('newsletter', 'eu-newsletter', {
      meta: {
        heading: { hr: 'Kad se otvori vaš natječaj', en: 'When your call opens' },
        body: {
          hr: 'Jedna poruka mjesečno, s rokovima i bodovima. Odjava jednim klikom.',
          en: 'One message a month with deadlines and points. One click to leave.',
        },
        example: { hr: 'ime@tvrtka.example', en: 'name@company.example' },
      },
      options: { form: 'newsletter' },
    }),
  ],
};

function step(id: string, title: Text, text: Text) {
  return part('step', id, { slot: 'steps', meta: { title, text } });
}
