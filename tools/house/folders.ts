import { dirname } from 'node:path';
import type { Rule } from './fault.ts';
import { mostFiles } from './floors.ts';

/** A folder in which one finds nothing. */
export const foldersAreSmall: Rule = {
  id: 'folders are small',
  says: `No folder has more than ${mostFiles} files of code side by side: a heap is not a room.`,
  places: [/./],
  faults: (tree) =>
    [...Map.groupBy(tree.files, (file) => dirname(file))]
      .filter(([, files]) => files.length > mostFiles)
      .map(([folder, files]) => ({ key: folder, text: `${folder} has ${files.length} files` })),
};
