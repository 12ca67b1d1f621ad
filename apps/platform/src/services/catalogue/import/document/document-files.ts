import type { Ctx } from '#platform/kernel/context.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import type { ImageSource } from '#platform/services/media/index.ts';
import { findStored, storeMedia } from '#platform/services/media/index.ts';

/** The files that a catalogue document names, as media of this site. */
export interface DocumentFiles {
  /** Finds or keeps these files; ask for them afterwards. Returns those that could not be obtained. */
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
  /** One that is not taken, such as a picture that is not whole, stops nothing: its products come without it. */
  const store = async (ctx: Ctx, file: string): Promise<number | null> => {
    const bytes = await source.read(file);
    return storeMedia({ storage }, ctx, { bytes, originalName: file }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    });
  };
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
        const isThere = source.has(file);
        if (id === null && isThere && !isDryRun) id = await store(ctx, file);
        if (id === null && !(isThere && isDryRun)) missing.push(file);
        ids.set(file, id);
      }
      return missing;
    },
    idOf: (file) => (file === null ? null : (ids.get(file) ?? null)),
  };
}
