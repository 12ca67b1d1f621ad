import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { type Step, Steps } from '../../../ui/controls/steps.tsx';
import { Picture, type PictureProps } from '../../../ui/pictures/picture.tsx';
import { SectionFrame } from './section-frame.tsx';

type StorySectionProps = {
  picture: Omit<PictureProps, 'className'>;
  heading: ReactNode;
  labelledBy?: string;
  text?: ReactNode;
  steps?: readonly Step[];
  /** A link on, below the steps. */
  more?: ReactNode;
  /** On wide screens the picture stands left, or right. */
  pictureSide?: 'left' | 'right';
  /** The picture is as wide as the page. */
  isWide?: boolean;
};

/** A picture and what it tells; with numbered steps it is a story. */
export function StorySection({
  picture,
  heading,
  labelledBy,
  text,
  steps,
  more,
  pictureSide,
  isWide,
}: StorySectionProps) {
  return (
    <SectionFrame labelledBy={labelledBy}>
      <div className={classNames('story', pictureSide === 'right' && 'story--right')}>
        <Picture sizes={isWide ? '100vw' : '(width < 64rem) 100vw, 45rem'} {...picture} />
        <div className="stack stack--lg">
          <div className="stack">
            {heading}
            {text ? <div className="stack soft">{text}</div> : null}
          </div>
          {steps?.length ? <Steps steps={steps} /> : null}
          {more}
        </div>
      </div>
    </SectionFrame>
  );
}
