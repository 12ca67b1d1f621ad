import type { ComponentType } from 'react';
import type { Params } from 'react-router';
import type { PageFacts } from '#site/seo/page-facts.ts';

type StaffLoader = (args: never) => Promise<{ seo: PageFacts }>;
type Loaded<L extends StaffLoader> = Awaited<ReturnType<L>>;

/** What the route of a screen shows: the screen with its title and what the loader found, again for another address. */
export const staffScreen = <L extends StaffLoader>(
  Screen: ComponentType<Omit<Loaded<L>, 'seo'> & { title: string }>,
) =>
  function StaffScreen({ loaderData: { seo, ...found }, params }: { loaderData: Loaded<L>; params: Params }) {
    return <Screen key={Object.values(params).join('/')} title={seo.title} {...found} />;
  };
