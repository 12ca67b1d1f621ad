import { useRouteLoaderData } from 'react-router';
import type { Frame } from '../../document/frame.ts';
import { type Serialized, unpack } from '../../render/serialized.ts';

/** What every page of the site has around it; nothing where it could not be loaded or the site is locked. */
export function useFrame(): Frame | undefined {
  const serialized = useRouteLoaderData<Serialized<Frame> | undefined>('root');
  return serialized && unpack(serialized);
}
