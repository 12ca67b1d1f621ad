import { type Ref, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { picturePlaceholder } from './picture-placeholder.ts';

export type PictureSource = {
  srcSet: string;
  type?: string;
  media?: string;
  width?: number;
  height?: number;
};

export type PictureProps = {
  /** The fallback file; without one a drawing stands in. */
  src?: string | null;
  srcSet?: string;
  /** Better formats first: avif, then webp. */
  sources?: readonly PictureSource[];
  /** Pixels of the fallback; always given, so that nothing jumps. */
  width: number;
  height: number;
  /** Empty when the picture only repeats the words beside it. */
  alt: string;
  /** How wide it is shown, for the browser's choice of file. */
  sizes?: string;
  /** The first picture of a page: fetched first. All others wait until they come near. */
  priority?: boolean;
  /** Chooses the drawing that stands in: a name or an id. */
  seed?: string;
  className?: string;
  /** What stays in view where the place has another shape, in thousandths. */
  focal?: { x: number; y: number } | undefined;
  frameRef?: Ref<HTMLElement>;
};

/** A picture in the best format the browser knows. A missing or broken one is replaced by a drawing (MEDIA-010). */
export function Picture({
  src,
  srcSet,
  sources,
  width,
  height,
  alt,
  sizes,
  priority,
  seed,
  className,
  focal,
  frameRef,
}: PictureProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const usable = src && src !== broken ? src : null;

  useEffect(() => {
    const image = ref.current;
    // It may have failed before scripts arrived: then no event will tell.
    // A drawing without a size of its own has no width either, but can be decoded.
    if (src && image?.complete && image.naturalWidth === 0 && image.currentSrc)
      image.decode().catch(() => setBroken(src));
  }, [src]);

  return (
    <picture
      className={classNames('picture', focal && `fx${tenth(focal.x)} fy${tenth(focal.y)}`, className)}
      ref={frameRef}
    >
      {usable
        ? sources?.map((source) => (
            <source key={`${source.media} ${source.type}`} {...source} sizes={sizes} />
          ))
        : null}
      <img
        ref={ref}
        src={usable ?? picturePlaceholder(seed)}
        srcSet={usable ? srcSet : undefined}
        sizes={usable && srcSet ? sizes : undefined}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(src ?? null)}
      />
    </picture>
  );
}

/** The policy of pages takes no styles in HTML, so the point stands in steps of a tenth, each with its class. */
const tenth = (thousandths: number): number => Math.round(thousandths / 100);
