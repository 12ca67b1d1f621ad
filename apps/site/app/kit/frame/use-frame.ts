import { useRouteLoaderData } from 'react-router';
import type { Frame } from '#site/document/frame.ts';
import { type Serialized, unpack } from '#site/render/serialized.ts';

/** What every page of the site has around it; nothing where it could not be loaded or the site is locked. */
export function useFrame(): Frame | undefined {
  const serialized = useRouteLoaderData<Serialized<Frame> | undefined>('root');
  return serialized && unpack(serialized);
}
