/** What a picture of a section is made of, as paths of a field of 120 by 80. */
export interface Sketch {
  plain?: string;
  ink?: string;
  act?: string;
  picture?: string;
  line?: string;
}

/** How each section looks, in a few strokes, for anyone who chooses one. */
export const sketches: Readonly<Record<string, Sketch>> = {
  hero: {
    plain: 'M70 11h40v3h-40zM70 18h36v3h-36z',
    ink: 'M10 10h48v6h-48zM10 20h38v6h-38z',
    act: 'M70 26h20v7h-20z',
    picture: 'M10 40h100v32h-100z',
  },
  'call-to-action': {
    plain: 'M24 41h34v3h-34z',
    ink: 'M24 29h44v6h-44z',
    act: 'M82 33h20v9h-20z',
    picture: 'M10 20h100v40h-100z',
  },
  divider: {
    ink: 'M10 39h100v1.5h-100z',
    act: 'M56 35h8v9h-8z',
  },
  text: {
    plain: 'M20 30h80v3h-80zM20 37h76v3h-76zM20 44h80v3h-80zM20 51h52v3h-52z',
    ink: 'M20 16h44v6h-44z',
  },
  'text-picture': {
    plain: 'M66 29h44v3h-44zM66 36h40v3h-40zM66 43h44v3h-44zM66 50h28v3h-28z',
    ink: 'M66 16h40v6h-40z',
    act: 'M66 59h20v7h-20z',
    picture: 'M10 14h48v52h-48z',
  },
  cards: {
    plain: 'M10 53h30v3h-30zM10 60h22v3h-22zM45 53h30v3h-30zM45 60h22v3h-22zM80 53h30v3h-30zM80 60h22v3h-22z',
    ink: 'M10 44h24v4h-24zM45 44h24v4h-24zM80 44h24v4h-24z',
    picture: 'M10 14h30v24h-30zM45 14h30v24h-30zM80 14h30v24h-30z',
  },
  steps: {
    plain: 'M28 22h70v3h-70zM28 42h70v3h-70zM28 62h70v3h-70z',
    ink: 'M28 14h34v4h-34zM28 34h34v4h-34zM28 54h34v4h-34z',
    act: 'M12 14h8v10h-8zM12 34h8v10h-8zM12 54h8v10h-8z',
  },
  features: {
    plain: 'M28 28h32v3h-32zM80 28h32v3h-32zM28 58h32v3h-32zM80 58h32v3h-32z',
    ink: 'M28 20h26v4h-26zM80 20h26v4h-26zM28 50h26v4h-26zM80 50h26v4h-26z',
    act: 'M13 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM65 24a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM13 54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM65 54a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  },
  figures: {
    plain: 'M10 44h20v3h-20zM36 44h20v3h-20zM62 44h20v3h-20zM88 44h20v3h-20z',
    ink: 'M10 26h18v12h-18zM36 26h18v12h-18zM62 26h18v12h-18zM88 26h18v12h-18z',
  },
  faq: {
    plain: 'M14 23h92v1h-92zM14 38h92v1h-92zM14 53h92v1h-92zM14 68h92v1h-92z',
    ink: 'M14 14h58v4h-58zM14 29h44v4h-44zM14 44h66v4h-66zM14 59h50v4h-50z',
    line: 'M101 13v6M98 16h6M101 28v6M98 31h6M101 43v6M98 46h6M101 58v6M98 61h6',
  },
  table: {
    plain:
      'M60 22h18v4h-18zM90 22h18v4h-18zM12 30h96v1h-96zM60 35h18v4h-18zM90 35h18v4h-18zM12 43h96v1h-96zM60 48h18v4h-18zM90 48h18v4h-18zM12 56h96v1h-96zM60 61h18v4h-18zM90 61h18v4h-18zM12 69h96v1h-96z',
    ink: 'M12 14h96v2h-96zM12 22h30v4h-30zM12 35h30v4h-30zM12 48h30v4h-30zM12 61h30v4h-30z',
  },
  gallery: {
    picture:
      'M10 10h46v34h-46zM60 10h24v34h-24zM88 10h22v34h-22zM10 48h24v24h-24zM38 48h46v24h-46zM88 48h22v24h-22z',
  },
  video: {
    picture: 'M14 12h92v56h-92z',
    line: 'M54 30l16 10-16 10z',
  },
  'products-list': {
    plain: 'M10 57h12v3h-12zM36 57h12v3h-12zM62 57h12v3h-12zM88 57h12v3h-12z',
    ink: 'M10 10h40v5h-40zM10 50h18v3h-18zM36 50h18v3h-18zM62 50h18v3h-18zM88 50h18v3h-18z',
    act: 'M10 65h22v6h-22zM36 65h22v6h-22zM62 65h22v6h-22zM88 65h22v6h-22z',
    picture: 'M10 22h22v24h-22zM36 22h22v24h-22zM62 22h22v24h-22zM88 22h22v24h-22z',
  },
  directory: {
    plain: 'M10 29h40v3h-40zM62 29h40v3h-40zM10 55h40v3h-40zM62 55h40v3h-40z',
    ink: 'M10 12h100v1.5h-100zM10 20h30v5h-30zM62 20h30v5h-30zM10 46h30v5h-30zM62 46h30v5h-30z',
  },
  'posts-list': {
    plain: 'M10 63h50v3h-50zM92 20h14v3h-14zM92 41h14v3h-14zM92 62h14v3h-14z',
    ink: 'M10 55h44v4h-44zM92 13h18v3h-18zM92 34h18v3h-18zM92 55h18v3h-18z',
    picture: 'M10 12h56v38h-56zM74 12h14v14h-14zM74 33h14v14h-14zM74 54h14v14h-14z',
  },
  'events-list': {
    plain: 'M28 28h30v3h-30zM28 47h30v3h-30zM28 66h30v3h-30z',
    ink: 'M10 12h100v1.5h-100zM10 20h10v10h-10zM28 20h42v4h-42zM10 39h10v10h-10zM28 39h42v4h-42zM10 58h10v10h-10zM28 58h42v4h-42z',
    act: 'M92 21h18v7h-18zM92 40h18v7h-18zM92 59h18v7h-18z',
  },
  download: {
    ink: 'M28 18h48v4h-48zM28 36h48v4h-48zM28 54h48v4h-48z',
    act: 'M88 17h18v7h-18zM88 35h18v7h-18zM88 53h18v7h-18z',
    picture: 'M14 16h8v10h-8zM14 34h8v10h-8zM14 52h8v10h-8z',
  },
  quotes: {
    plain: 'M30 62h20v3h-20z',
    ink: 'M28 19h74v3h-74zM28 26h68v3h-68zM28 33h50v3h-50zM30 54h26v4h-26z',
    act: 'M14 18h8v8h-8z',
    picture: 'M12 58a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z',
  },
  logos: {
    plain: 'M10 33h16v12h-16zM31 33h16v12h-16zM52 33h16v12h-16zM73 33h16v12h-16zM94 33h16v12h-16z',
  },
  team: {
    plain: 'M19 56h16v3h-16zM52 56h16v3h-16zM85 56h16v3h-16z',
    ink: 'M17 48h20v4h-20zM50 48h20v4h-20zM83 48h20v4h-20z',
    picture:
      'M15 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM48 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM81 30a12 12 0 1 0 24 0a12 12 0 1 0 -24 0z',
  },
  map: {
    plain: 'M74 30h34v3h-34zM74 37h30v3h-30zM74 44h26v3h-26z',
    ink: 'M74 18h30v5h-30z',
    act: 'M33 38a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
    picture: 'M10 14h56v52h-56z',
  },
  form: {
    ink: 'M20 10h36v5h-36z',
    act: 'M20 60h24v9h-24z',
    line: 'M20 24h80v10H20zM20 40h80v10H20z',
  },
  newsletter: {
    plain: 'M10 16h100v48h-100z',
    ink: 'M18 26h34v5h-34zM18 38h32v3h-32z',
    act: 'M90 33h14v11h-14z',
    picture: 'M60 33h28v11h-28z',
  },
  'contact-form': {
    ink: 'M20 10h36v5h-36z',
    act: 'M20 60h24v9h-24z',
    line: 'M20 24h80v10H20zM20 40h80v10H20z',
  },
};
