import type { Part } from '@izlog/contract/cms/content/part';
import type { ComponentProps } from 'react';
import type { BlockView } from '../door/block.ts';
import { DividerBlock } from './divider-block.tsx';
import { DownloadBlock } from './download-block.tsx';
import { FaqBlock } from './faq-block.tsx';
import { FeaturesBlock } from './features-block.tsx';
import { FiguresBlock } from './figures-block.tsx';
import { GalleryBlock } from './gallery-block.tsx';
import { LogosBlock } from './logos-block.tsx';
import { MapBlock } from './map-block.tsx';
import sheet from './more.css?url';
import { QuotesBlock } from './quotes-block.tsx';
import { StepsBlock } from './steps-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TeamBlock } from './team-block.tsx';
import { VideoBlock } from './video-block.tsx';

/** Sections that few pages have. A new one is one line here. */
export const moreViews: Readonly<Record<string, BlockView>> = {
  gallery: GalleryBlock,
  video: VideoBlock,
  quotes: QuotesBlock,
  figures: FiguresBlock,
  steps: StepsBlock,
  faq: FaqBlock,
  features: FeaturesBlock,
  team: TeamBlock,
  logos: LogosBlock,
  map: MapBlock,
  table: TableBlock,
  download: DownloadBlock,
  divider: DividerBlock,
};

/** One of them with the styles they share, both fetched where one is shown; a kind nobody knows is left out. */
export function MoreBlock(props: ComponentProps<BlockView>) {
  const View = moreViews[(props.part as Part).handler];
  return View ? (
    <>
      {/* A test has no stylesheets. */}
      {sheet ? <link rel="stylesheet" href={sheet} precedence="sections" /> : null}
      <View {...props} />
    </>
  ) : null;
}
