import {
  createProgramKey,
  endOldProgramKey,
  filterProgramKeys,
  getOwnProgramKey,
  getProgramKey,
  giveBackProgramKey,
  rotateProgramKey,
  takeBackProgramKey,
  updateProgramKey,
} from '@izlog/contract/user/programs/program-keys';
import { type Route, route } from '#platform/kernel/http/route.ts';
import { createKey, endOldKey, giveBackKey, rotateKey, takeBackKey, updateKey } from './make-keys.ts';
import { filterKeys, readKey, readOwnKey } from './present-key.ts';

/** Keys of programs (DOOR-01): made, listed, replaced and taken back by staff. */
export const programKeyRoutes = (): Route[] => [
  route(getOwnProgramKey, readOwnKey),
  route(filterProgramKeys, filterKeys),
  route(getProgramKey, (ctx, { id }) => readKey(ctx, id)),
  route(createProgramKey, createKey),
  route(updateProgramKey, updateKey),
  route(rotateProgramKey, rotateKey),
  route(endOldProgramKey, endOldKey),
  route(takeBackProgramKey, takeBackKey),
  route(giveBackProgramKey, giveBackKey),
];
