import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { axeFindings, renderUi } from '#test/render-ui.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { CardAction, CardWish } from './card-footer.tsx';
import { Accordion } from './controls/accordion.tsx';
import { Button } from './controls/button.tsx';
import { ButtonLink } from './controls/button-link.tsx';
import { Checkbox, RadioGroup, Switch } from './controls/choice.tsx';
import { Disclosure } from './controls/disclosure.tsx';
import { Field } from './controls/field.tsx';
import { IconButton, IconLink } from './controls/icon-button.tsx';
import { LoadMore } from './controls/load-more.tsx';
import { MoreLink } from './controls/more-link.tsx';
import { OptionChoice } from './controls/option-choice.tsx';
import { Pagination } from './controls/pagination.tsx';
import { ProgressBar } from './controls/progress-bar.tsx';
import { Quantity } from './controls/quantity.tsx';
import { Segmented } from './controls/segmented.tsx';
import { RatingInput, Stars } from './controls/stars.tsx';
import { Tabs } from './controls/tabs.tsx';
import { Select, TextArea, TextInput } from './controls/text-input.tsx';
import { Directory } from './directory.tsx';
import { EmptyState } from './empty-state.tsx';
import { DialogNote, ErrorState, Shutter } from './error-state.tsx';
import { EventRow, Events } from './event-row.tsx';
import { Note } from './note.tsx';
import { Dialog } from './overlays/dialog.tsx';
import { ToastProvider } from './overlays/toasts.tsx';
import { Picture } from './pictures/picture.tsx';
import { PostCard } from './post-card.tsx';
import { Price } from './price.tsx';
import { Panes, ProductCard } from './product-card.tsx';
import { ShopHero } from './shop-hero.tsx';
import { ListSkeleton, TextSkeleton, TileSkeletons } from './skeleton.tsx';
import { Badge, Chip, Tag } from './tag.tsx';

const picture = { src: '/m/1.jpg', width: 800, height: 800, alt: '' };
const priceTexts = { price: 'Cijena', compareAtPrice: 'prijašnja cijena' };
const nothing = () => undefined;

const parts: Record<string, ReactElement> = {
  buttons: (
    <>
      <Button busy>Spremi</Button>
      <Button disabledReason="Košarica je prazna.">Naruči</Button>
      <ButtonLink to="/shop">Trgovina</ButtonLink>
      <IconButton icon="menu" label="Izbornik" />
      <IconLink icon="basket" label="Košarica, 2 artikla" to="/kosarica" count={2} />
    </>
  ),
  fields: (
    <form aria-label="Adresa">
      <Field label="Ime" error="Unesite ime." hint="Kao na osobnoj.">
        {(control) => <TextInput {...control} autoComplete="given-name" />}
      </Field>
      <Field label="Država">{(control) => <Select {...control} />}</Field>
      <Field label="Poruka">{(control) => <TextArea {...control} />}</Field>
      <Checkbox label="Prihvaćam" required error="Potrebno je." count={3} />
      <RadioGroup legend="Dostava" name="d" options={[{ value: 'a', label: 'Kurir' }]} error="Odaberite." />
      <Switch label="Tvrtka" />
      <Segmented
        legend="Slova"
        name="z"
        value="a"
        onChange={nothing}
        options={[{ value: 'a', label: '100 %' }]}
      />
      <OptionChoice legend="Boja" name="b" options={[{ value: 'a', label: 'More', colour: '#22405F' }]} />
      <Quantity name="q" texts={{ label: 'Količina', less: 'Manje', more: 'Više' }} />
      <RatingInput legend="Ocjena" name="o" starLabel={(star) => `${star} od 5`} />
    </form>
  ),
  dialog: (
    <Dialog open onClose={nothing} title="Filtri" closeLabel="Zatvori" footer={<Button>Prikaži</Button>}>
      <p>Vrsta</p>
    </Dialog>
  ),
  disclosure: (
    <nav aria-label="Glavna">
      <Disclosure label="Studije">
        <a href="/studije">Studije</a>
      </Disclosure>
    </nav>
  ),
  toasts: (
    <ToastProvider regionLabel="Obavijesti" closeLabel="Zatvori">
      <p>Stranica</p>
    </ToastProvider>
  ),
  notices: (
    <>
      <Note tone="danger" title="Nema veze" role="alert">
        Sačuvano je.
      </Note>
      <Tag prefix="Popust">−20 %</Tag>
      <Badge tone="success">Isporučeno</Badge>
      <Chip removeLabel="Ukloni filtar:">Predložak</Chip>
      <Stars rating={4.8} label="Ocjena 4,8 od 5" />
      <ProgressBar value={20} label="Učitavanje" />
    </>
  ),
  paging: (
    <>
      <Breadcrumbs label="Putanja" trail={[{ name: 'Početna', href: '/' }]} here="Trgovina" />
      <Tabs label="Vrste" tabs={[{ href: '/a', name: 'Proizvodi', count: 3, current: true }]} />
      <LoadMore shown={12} total={24} progress="Prikazano 12 od 24" label="Učitaj još" href="?page=2" />
      <Pagination
        current={1}
        total={3}
        href={(page) => `?page=${page}`}
        texts={{
          label: 'Stranice',
          first: 'Prva',
          previous: 'Prethodna',
          next: 'Sljedeća',
          last: 'Posljednja',
          page: (page) => `Stranica ${page}`,
        }}
      />
    </>
  ),
  shelves: (
    <>
      <MoreLink to="/shop">Sva sniženja</MoreLink>
      <Panes four label="Sniženo">
        <ProductCard
          href="/product/a"
          name="Planer"
          picture={picture}
          discount={{ text: '−20 %', prefix: 'Popust' }}
          price={{
            price: '24,00 €',
            discount: { compareAtPrice: '30,00 €', lowestPrice30: 'Najniža: 30,00 €' },
            texts: priceTexts,
          }}
          wish={<CardWish wished={false} label="Dodaj na listu želja: Planer" />}
          foot={<CardAction label="Dodaj u košaricu" product="Planer" />}
        />
      </Panes>
      <Price price="24,00 €" texts={priceTexts} size="lg" />
      <ShopHero>
        <ul className="window__panes">
          <li className="window__pane">
            <Picture {...picture} />
          </li>
        </ul>
      </ShopHero>
      <Directory
        countLabel="broj proizvoda"
        entries={[{ href: '/shop/a', name: 'E-knjige', note: 'Odmah', count: 8 }]}
      />
    </>
  ),
  stories: (
    <>
      <h2>Iz objava</h2>
      <PostCard
        href="/objave/a"
        title="Pet brojki"
        meta="Financiranje"
        excerpt="Prva je…"
        picture={picture}
      />
      <Events>
        <EventRow
          href="/e/a"
          title="Radionica"
          date={{ iso: '2026-11-05', day: '5.', month: 'studenoga' }}
          facts={['Zagreb', '9–16 sati']}
          price="45,00 €"
          action={<ButtonLink to="/e/a">Rezervirajte</ButtonLink>}
        />
      </Events>
      <Accordion items={[{ id: 'opis', title: 'Opis', content: <p>Tekst</p>, open: true }]} />
    </>
  ),
  states: (
    <>
      <EmptyState title="Košarica je prazna." actions={<ButtonLink to="/shop">Trgovina</ButtonLink>} />
      <DialogNote mark="404" title="Stranica nije pronađena" headingLevel={2} />
      <ErrorState title="Nešto je pošlo po zlu." code="7f3a" />
      <Shutter title="Održavanje je u tijeku." headingLevel={2} />
      <TileSkeletons count={2} label="Proizvodi se učitavaju" />
      <ListSkeleton count={2} label="Rezultati se učitavaju" />
      <TextSkeleton lines={3} label="Tekst se učitava" />
    </>
  ),
};

test.each(Object.entries(parts))('axe finds nothing in %s', async (_name, part) => {
  const { container } = renderUi(part);

  expect(await axeFindings(container)).toEqual([]);
});
