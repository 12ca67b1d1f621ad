import type { Ctx } from '../../../../kernel/context.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { ImageSource } from '../../../media/index.ts';
import { findStored, storeMedia } from '../../../media/index.ts';

/** The files that a catalogue document names, as media of this site. */
export interface DocumentFiles {
  /** Finds or keeps these files; ask for them afterwards. Gives those that could not be had. */
  prepare(ctx: Ctx, files: readonly string[]): Promise<string[]>;
  idOf(file: string | null): number | null;
}

/** Files are `hash.extension`: one that the gallery has already is taken from there, else from the folder. */
export function openDocumentFiles(
  { storage }: Pick<Kernel, 'storage'>,
  source: ImageSource,
  isDryRun: boolean,
): DocumentFiles {
  const ids = new Map<string, number | null>();
  return {
    async prepare(ctx, files) {
      const unknown = [...new Set(files)].filter((file) => !ids.has(file));
      const stored = await findStored(
        ctx,
        unknown.map((file) => file.slice(0, 32)),
      );
      const missing: string[] = [];
      for (const file of unknown) {
        let id = stored.get(file.slice(0, 32)) ?? null;
        if (id === null && source.has(file) && !isDryRun)
          id = await storeMedia({ storage }, ctx, { bytes: await source.read(file), originalName: file });
        if (id === null && !source.has(file)) missing.push(file);
        ids.set(file, id);
      }
      return missing;
    },
    idOf: (file) => (file === null ? null : (ids.get(file) ?? null)),
  };
}
