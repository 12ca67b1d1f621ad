import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const hektarLavande: Post = {
  key: 'hektar-lavande',
  title: { hr: 'Hektar lavande: četiri godine do prve zarade' },
  slug: { hr: 'hektar-lavande' },
  excerpt: {
    hr: 'Lavanda se na slikama bere odmah. Na računu se bere tek u četvrtoj godini, a do tada se okopava.',
  },
  body: {
    hr: rich(`
      Hektar lavande stane u jednu fotografiju, a u tablicu jedva. Obitelj iz okolice Požege dopustila nam je da objavimo
      njihove brojke, pod uvjetom da napišemo i ono što nisu znali.

      ## Prva godina: sve van

      Priprema zemlje, dvadeset tisuća sadnica i ograda stajali su 17.800 €. Sadnja je trajala jedanaest dana, s osmero ljudi.
      Prihoda nema, a nema ni slike: biljke su visoke deset centimetara.

      ## Druga i treća: okopavanje

      U dvije godine potrošeno je 9.200 €, najviše na ruke. Otkupilo se nešto cvijeta za vrećice, 1.400 €. Tu većina odustane,
      jer se rad vidi, a novac ne.

      ## Četvrta: prva berba

      Iz pune berbe dobije se četrdesetak kilograma ulja. Cijena ovisi o tome komu ga prodajete:

      - otkupljivaču, u bačvi: 2.600 €
      - u malim bočicama, na kućnom pragu: oko 14.000 €
      - u sapunima i svijećama: još više, ali tada ste proizvođač kozmetike, s pravilima koja to nose

      Razlika između prvog i drugog retka nije trgovina, nego vrijeme: četrdeset vikenda na sajmovima i jedna osoba koja ne
      radi ništa drugo.

      ## Što nisu znali

      1. Destilerija na usluzi ima red, a lavanda ne čeka. U trećoj su godini kupili mali kotao.
      2. Potpora za mlade poljoprivrednike traži ekonomsku veličinu koju sama lavanda ne dosegne. Dodali su orahe.
      3. Prva slika na društvenoj mreži dovela je stotinu ljudi, a nitko nije imao gdje parkirati.

      > Lavanda je dobra kultura za strpljive i loša za kredit bez počeka.

      Povrat ulaganja u njihovoj je tablici u sedmoj godini. Prije sadnje pisalo je u petoj. Da su znali, kažu, opet bi
      sadili, ali upola manje.

      {product:e-opg}
    `),
  },
  media: 'objava-lavanda.svg',
  terms: ['eu-fondovi', 'gospodarstva', 'slucaj'],
  author: 'Đuro Babić',
  published: { at: '2026-07-07T08:00:00+02:00' },
  related: ['kako-procitati-natjecaj', 'trideset-razgovora', 'tri-scenarija'],
};
