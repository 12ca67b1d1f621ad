import type { Ref } from 'react';
import type { PictureProps } from './picture.tsx';

type GalleryPicture = Omit<PictureProps, 'className' | 'priority'> & {
  /** The largest file: what the zoom shows and where the link leads without scripts. */
  full: string;
};

/** What a gallery shows, and what it and its zoom say. */
export type GalleryProps = {
  pictures: readonly GalleryPicture[];
  texts: {
    /** Name of the group: "Slike proizvoda". */
    label: string;
    /** Name of one picture's link: "Povećaj sliku 2 od 5: Otvoren planer". */
    zoom: (place: number, total: number, alt: string) => string;
    close: string;
    previous: string;
    next: string;
    /** Makes the large picture larger still: "Povećaj još". */
    closer: string;
  };
  /** Chooses the drawing that stands in when there is no picture. */
  seed?: string;
  frameRef?: Ref<HTMLElement>;
};
