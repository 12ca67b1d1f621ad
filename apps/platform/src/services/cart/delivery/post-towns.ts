/** Main Croatian post towns by postcode; the branches of carriers know further ones. */
export const postTowns: ReadonlyArray<{ zipCode: string; city: string }> = `
10000 Zagreb|10020 Zagreb|10040 Zagreb|10090 Zagreb|10250 Lučko|10290 Zaprešić|10310 Ivanić-Grad|10340 Vrbovec
10360 Sesvete|10380 Sveti Ivan Zelina|10410 Velika Gorica|10430 Samobor|10450 Jastrebarsko|20000 Dubrovnik
20210 Cavtat|20260 Korčula|20270 Vela Luka|20340 Ploče|20350 Metković|21000 Split|21210 Solin|21220 Trogir
21230 Sinj|21260 Imotski|21276 Vrgorac|21300 Makarska|21310 Omiš|21400 Supetar|21420 Bol|21450 Hvar
21460 Stari Grad|21480 Vis|22000 Šibenik|22211 Vodice|22300 Knin|22320 Drniš|23000 Zadar|23210 Biograd na Moru
23250 Pag|23420 Benkovac|23450 Obrovac|31000 Osijek|31300 Beli Manastir|31400 Đakovo|31500 Našice
31540 Donji Miholjac|31550 Valpovo|32000 Vukovar|32100 Vinkovci|32236 Ilok|32270 Županja|33000 Virovitica
33515 Orahovica|33520 Slatina|34000 Požega|34550 Pakrac|35000 Slavonski Brod|35400 Nova Gradiška|40000 Čakovec
40315 Mursko Središće|40323 Prelog|42000 Varaždin|42220 Novi Marof|42230 Ludbreg|42240 Ivanec|43000 Bjelovar
43240 Čazma|43280 Garešnica|43290 Grubišno Polje|43500 Daruvar|44000 Sisak|44250 Petrinja|44320 Kutina
44330 Novska|44400 Glina|44430 Hrvatska Kostajnica|47000 Karlovac|47220 Vojnić|47240 Slunj|47250 Duga Resa
47280 Ozalj|47300 Ogulin|48000 Koprivnica|48260 Križevci|48350 Đurđevac|49000 Krapina|49210 Zabok|49218 Pregrada
49240 Donja Stubica|49250 Zlatar|49290 Klanjec|51000 Rijeka|51250 Novi Vinodolski|51260 Crikvenica|51280 Rab
51300 Delnice|51306 Čabar|51326 Vrbovsko|51410 Opatija|51415 Lovran|51500 Krk|51511 Malinska|51550 Mali Lošinj
51557 Cres|52000 Pazin|52100 Pula|52210 Rovinj|52215 Vodnjan|52220 Labin|52420 Buzet|52440 Poreč|52450 Vrsar
52460 Buje|52466 Novigrad|52470 Umag|53000 Gospić|53220 Otočac|53230 Korenica|53270 Senj|53291 Novalja`
  .trim()
  .split(/[|\n]/)
  .map((row) => ({ zipCode: row.slice(0, 5), city: row.slice(6) }));
