import { join } from 'node:path';
import { root } from '../program-files.ts';
import { say } from '../say.ts';
import { buildArtefact } from './build-artefact.ts';

/** `npm run build:artefact`: the package that a shop installs, in `dist`. */
say(await buildArtefact(join(root, 'dist'), (line) => console.error(line)));
