import { rich } from '../rich.ts';
import type { Post } from '../shape-content.ts';

export const suncanaElektrana: Post = {
  key: 'suncana-elektrana-na-hali',
  title: {
    hr: 'Sunčana elektrana na hali: kada se stvarno isplati',
    en: 'A solar plant on the hall: when it really pays',
  },
  slug: { hr: 'suncana-elektrana-na-hali', en: 'solar-plant-on-the-hall' },
  excerpt: {
    hr: 'Račun se ne lomi na cijeni panela, nego na vlastitoj potrošnji po satima.',
    en: 'The sum does not turn on the price of the panels but on your own consumption by the hour.',
  },
  body: {
    hr: rich(`
      Stolarija u Sisku ima halu s krovom od šesto četvornih metara i tri ponude za elektranu od 60 kilovata. Najniža je
      47.000 €, najviša 61.000 €. Vlasnik nas je pitao koja je najbolja. Odgovor je bio da to iz ponuda ne može znati nitko,
      jer ni u jednoj ne piše kada stolarija troši struju.

      ## Dvije cijene istog kilovatsata

      Kilovatsat koji potrošite sami vrijedi onoliko koliko ga ne morate kupiti: energija, mrežarina i naknade zajedno.
      Kilovatsat koji predate u mrežu vrijedi onoliko koliko ga netko otkupi, a to je redovito manje od polovice. Zato
      elektrana koja proizvodi mnogo, a u krivo vrijeme, može biti lošije ulaganje od manje.

      Stolarija radi od 7 do 15 sati, pet dana u tjednu. Krov proizvodi od 6 do 20 sati ljeti i od 8 do 16 sati zimi, svih
      sedam dana. Preklapanje tih dviju krivulja jedina je brojka koja odlučuje.

      ## Kako se dolazi do satne potrošnje

      Nova brojila bilježe potrošnju svakih petnaest minuta. Podatke za zadnjih dvanaest mjeseci možete preuzeti od
      operatora distribucijskog sustava, bez naknade. Iz njih se slaže tablica od 8.760 redaka, po jedan za svaki sat
      u godini, i uz svaki se stavi očekivana proizvodnja krova u tom satu.

      1. Preuzmite satne podatke i provjerite ima li rupa.
      2. Uzmite proizvodnju za svoju orijentaciju i nagib, ne za „prosječni krov”.
      3. U svakom satu uzmite manji od dva broja: to je vlastita potrošnja.
      4. Zbrojite godinu i podijelite s ukupnom proizvodnjom.

      Stolarija je dobila 54 %. To znači da će gotovo polovica proizvodnje otići u mrežu, najviše vikendom i u srpnju, kad
      je radionica na godišnjem odmoru.

      ## Što se mijenja kad je elektrana manja

      Računamo s 15 centi za kilovatsat koji ne morate kupiti i 5 centi za onaj koji predate u mrežu.

      | Snaga | Proizvodnja | Vlastita potrošnja | Ulaganje | Povrat |
      | 60 kW | 66.000 kWh | 54 % | 47.000 € | 6,8 godina |
      | 40 kW | 44.000 kWh | 71 % | 33.500 € | 6,3 godine |
      | 30 kW | 33.000 kWh | 82 % | 26.400 € | 6,1 godina |

      Manja elektrana vraća se brže, ali i zaradi manje u dvadeset godina. Vlasnik je odabrao 40 kilovata i ostavio mjesto na
      krovu: ako kupi novu sušaru, koja radi i vikendom, račun se mijenja i druga polovica dolazi na red.

      > Ne pitajte koliko krov može proizvesti. Pitajte koliko pogon u tom satu može potrošiti.

      ## A baterija?

      Baterija seli poslijepodne u večer. Stolarija navečer ne radi, pa bi se punila i praznila samo vikendom, a to su stotinu
      i četiri dana u godini. Hladnjača koja radi dan i noć posve je drugi slučaj: tamo baterija od 30 kWh vlastitu potrošnju
      može podići za petnaest postotnih bodova. Računajte s deset godina života i s cijenom koja pada; čekanje je katkad
      najbolja ponuda.

      ## Što tražiti u ponudi

      - proizvodnju po mjesecima za vaš krov, s imenom programa kojim je izračunata
      - jamstvo na panele, pretvarač i radove, svako zasebno
      - tko vodi priključenje i što ako operator traži pojačanje priključka
      - cijenu održavanja i pranja nakon druge godine
      - rok, s ugovornom kaznom

      Pojačanje priključka najčešća je neugodna stavka: u jednom smo slučaju vidjeli 18.000 € koje nitko nije spomenuo. Upit
      operatoru pošaljite prije nego što potpišete ugovor s izvođačem.

      ## Kada reći ne

      Ako je krov stariji od dvadeset godina, najprije krov. Ako planirate selidbu ili drugu djelatnost, pričekajte. A ako
      vam netko obećava povrat za tri godine, tražite da to napiše uz satnu tablicu i potpiše.

      {product:studija-solar}
    `),
    en: rich(`
      A joinery in Sisak has a roof of six hundred square metres and three offers for a plant of 60 kilowatts, from € 47,000
      to € 61,000. The owner asked us which one was best. Nobody can tell from the offers, because none of them says when
      the joinery uses electricity.

      ## Two prices of one kilowatt-hour

      A kilowatt-hour you use yourself is worth what you need not buy: energy, grid fee and levies together. One that you
      feed into the grid is worth what somebody pays for it, usually less than half.

      ## What changes with a smaller plant

      | Power | Production | Own use | Investment | Return |
      | 60 kW | 66,000 kWh | 54 % | € 47,000 | 6.8 years |
      | 40 kW | 44,000 kWh | 71 % | € 33,500 | 6.3 years |
      | 30 kW | 33,000 kWh | 82 % | € 26,400 | 6.1 years |

      > Do not ask how much the roof can produce. Ask how much the works can use in that hour.

      {product:studija-solar}
    `),
  },
  media: 'objava-polje.svg',
  terms: ['energija', 'racun', 'slucaj'],
  author: 'Jelena Šimić',
  published: { at: '2026-10-02T08:00:00+02:00' },
  related: ['kako-nastaje-studija', 'tri-scenarija', 'pet-brojki'],
};
