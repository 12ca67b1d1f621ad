import type { EndpointParsed } from '@izlog/contract/endpoint';
import type { fileDetails, fileUpdate } from '@izlog/contract/media/file-update';
import { noteChange } from '#platform/kernel/audit.ts';
import { catalogueChanged } from '#platform/kernel/changes/catalogue-changed.ts';
import { type Ctx, inTransaction } from '#platform/kernel/context.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { findMedia, setMedia, setTexts } from '../media.queries.ts';
import { listPlaces } from './gallery.queries.ts';
import { showStored } from './show-stored.ts';

/** A file with all that is known of it, and where it is used. */
export async function getFileDetails(ctx: Ctx, { id }: EndpointParsed<typeof fileDetails>) {
  return { ...(await shown(ctx, id)), places: await listPlaces(ctx, [id]) };
}

/** Changes what is stated about a file; pages and lists that show it are rebuilt. */
export function updateFile(outer: Ctx, { id, ...said }: EndpointParsed<typeof fileUpdate>) {
  return inTransaction(outer, async (ctx) => {
    const before = await shown(ctx, id);
    const { title, description, decorative, focalPoint, posterId, alts = {}, captions = {} } = said;
    mustBeLanguages(ctx, 'alts', alts);
    mustBeLanguages(ctx, 'captions', captions);
    if (posterId) await mustBePicture(ctx, posterId);
    await setMedia(ctx, id, {
      title,
      description,
      decorative,
      posterId,
      ...(focalPoint === undefined ? {} : { focalX: focalPoint?.x ?? null, focalY: focalPoint?.y ?? null }),
    });
    for (const language of new Set([...Object.keys(alts), ...Object.keys(captions)]))
      await setTexts(ctx, id, language, { alt: alts[language], caption: captions[language] });
    // Lists and products remember their pictures for a version of the catalogue.
    await catalogueChanged(ctx, [], [`media:${id}`]);
    const after = await shown(ctx, id);
    noteChange(ctx, `media ${id}`, before, after);
    return after;
  });
}

async function shown(ctx: Ctx, id: number) {
  const [file] = await showStored(ctx, [id]);
  if (!file) throw new Refusal('notFound');
  return file;
}

async function mustBePicture(ctx: Ctx, id: number): Promise<void> {
  const [poster] = await findMedia(ctx, [id]);
  if (!poster?.mime.startsWith('image/')) throw new Refusal('notFound');
}

function mustBeLanguages(ctx: Ctx, path: string, texts: Readonly<Record<string, string>>): void {
  const unknown = Object.keys(texts).find((language) => !ctx.site.languages.includes(language));
  if (unknown === undefined) return;
  throw new Refusal('validationFailed', {
    fields: [{ path: `${path}.${unknown}`, kind: 'unknown', message: 'The site has no such language.' }],
  });
}
