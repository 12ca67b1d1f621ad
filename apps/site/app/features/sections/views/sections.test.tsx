import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { axeFindings, renderUi } from '../../../../test/render-ui.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { MoreLink } from '../../../ui/controls/more-link.tsx';
import { TextInput } from '../../../ui/controls/text-input.tsx';
import { Panes, ProductCard } from '../../../ui/product-card.tsx';
import { CallToActionSection } from './call-to-action-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { DirectorySection } from './directory-section.tsx';
import { EventsSection } from './events-section.tsx';
import { FrontSection } from './front-section.tsx';
import { NewsletterSection } from './newsletter-section.tsx';
import { PostsSection } from './posts-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { StorySection } from './story-section.tsx';
import { TextSection } from './text-section.tsx';

const picture = { src: '/m/1.jpg', width: 1200, height: 900, alt: 'Radni stol' };
const pane = (name: string) => ({ href: `/product/${name}`, name, price: '24,00 €', picture });
const price = { now: '24,00 €', texts: { now: 'Cijena', former: 'prijašnja cijena' } };

const front = (names: string[]) => (
  <FrontSection
    labelledBy="front"
    heading={<h1 id="front">Ulaganja koja izdrže svako pitanje</h1>}
    lead="Studije i planovi."
    buttons={<ButtonLink to="/kontakt">Zatražite ponudu</ButtonLink>}
    panes={names.map(pane)}
  />
);

const page = (
  <main>
    {front(['Planer', 'Vodič'])}
    <DirectorySection
      id="directory"
      title="Što gradite?"
      more={{ to: '/shop', label: 'Sve kategorije' }}
      countLabel="broj proizvoda"
      entries={[{ href: '/shop/studije', name: 'Investicijske studije', note: 'Turizam', count: 9 }]}
    />
    <ProductsSection id="sale" title="Sniženo">
      <Panes four>
        <ProductCard href="/product/a" name="Planer" picture={picture} price={price} />
      </Panes>
    </ProductsSection>
    <StorySection
      labelledBy="story"
      picture={picture}
      heading={<h2 id="story">Studija nije papir</h2>}
      text="Tim redom radimo."
      steps={[{ id: 'talk', title: 'Razgovor', text: 'Pola sata.' }]}
      more={<MoreLink to="/objave/a">Kako nastaje studija</MoreLink>}
    />
    <EventsSection
      id="events"
      title="Sljedeće radionice"
      events={[
        {
          href: '/event/a',
          title: 'Kako čitati natječaj',
          date: { iso: '2026-11-12', day: '12.', month: 'studenoga' },
          facts: ['na daljinu'],
        },
      ]}
    />
    <PostsSection
      id="posts"
      title="Iz objava"
      posts={[{ href: '/objave/a', title: 'Pet brojki', picture }]}
    />
    <CardsSection
      labelledBy="cards"
      heading={<h2 id="cards">Zašto mi</h2>}
      cards={[{ id: 'source', title: 'Izvor uz brojku', icon: 'check' }]}
    />
    <TextSection labelledBy="about" heading={<h2 id="about">O nama</h2>}>
      <p>Ured za studije.</p>
    </TextSection>
    <CallToActionSection
      labelledBy="call"
      heading={<h2 id="call">Imate ideju?</h2>}
      buttons={<ButtonLink to="/kontakt">Javite se</ButtonLink>}
    />
    <NewsletterSection
      labelledBy="newsletter"
      heading={<h2 id="newsletter">Novi pozivi</h2>}
      form={
        <form aria-label="Newsletter">
          <Field label="E-pošta">{(control) => <TextInput {...control} name="email" />}</Field>
        </form>
      }
    />
  </main>
);

test('every section is named by its heading', () => {
  renderUi(page);

  expect(
    screen.getAllByRole('region').map((region) => within(region).getAllByRole('heading')[0]?.textContent),
  ).toEqual([
    'Ulaganja koja izdrže svako pitanje',
    'Što gradite?',
    'Sniženo',
    'Studija nije papir',
    'Sljedeće radionice',
    'Iz objava',
    'Zašto mi',
    'O nama',
    'Imate ideju?',
    'Novi pozivi',
  ]);
});

test('axe finds nothing in a page of all sections', async () => {
  const { container } = renderUi(page);

  expect(await axeFindings(container)).toEqual([]);
});

test('the first picture of the window is fetched first, the others wait', () => {
  renderUi(front(['Planer', 'Vodič', 'Torba']));

  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    null,
    'lazy',
    'lazy',
  ]);
});

test('the window shows at most five products, and no window is shown without one', () => {
  const { rerender } = renderUi(front(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(screen.getAllByRole('listitem')).toHaveLength(5);

  rerender(front([]));

  expect(screen.queryByRole('list')).toBeNull();
});
