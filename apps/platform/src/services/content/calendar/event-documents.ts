import { contentPath } from '@izlog/contract/cms/content/content-path';
import type { MediaUse, Part } from '@izlog/contract/cms/content/part';
import type { RichNode } from '@izlog/contract/cms/content/rich';
import { type DocumentBody, rootId } from '@izlog/contract/editing/document';
import { type Ctx, joinTransaction } from '#platform/kernel/context.ts';
import type { DocumentFault, DocumentKind } from '#platform/kernel/documents/document-kind.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { leadNoMore } from '../addresses/redirects.ts';
import { listContentWarnings } from '../documents/content-warnings.ts';
import { listLostThings } from '../documents/lost-things.ts';
import { listNamedThings } from '../documents/named-things.ts';
import { putRefs } from '../documents/ref.queries.ts';
import { isoOf, textOr } from '../documents/values.ts';
import { eventTags } from './due-events-job.ts';
import {
  archiveEvent,
  findEventWords,
  hideEvent,
  listEventWords,
  lockEvents,
  unarchiveEvent,
} from './event.queries.ts';
import { saveEvent } from './save-event.ts';

type Words = NonNullable<Awaited<ReturnType<typeof findEventWords>>>;

/** Events as documents: days, place and words; when it is and what it shows are the same in all languages. */
export const eventDocuments: DocumentKind = {
  kind: 'event',
  create: (ctx) => saveEvent(ctx, { start: ctx.now, publishedAt: null, translations: {} }),
  read: async (ctx, id, language) => (await readMany(ctx, [id], language)).get(id),
  readMany,
  exists: async (ctx, id) => (await findEventWords(ctx, id, ctx.site.defaultLanguage)) !== undefined,
  async lock(ctx, ids) {
    await lockEvents(ctx, ids);
  },
  async check(ctx, _id, language, body, together) {
    const there: Ctx = { ...ctx, site: ctx.site, language };
    return {
      faults: [...endFault(body), ...(await listLostThings(there, body, together))],
      warnings: await listContentWarnings(there, body),
    };
  },
  publish: (ctx, id, language, body) =>
    joinTransaction(ctx, async (inner) => {
      const found = await findEventWords(inner, id, language);
      if (!found) throw new Refusal('notFound');
      const {
        title,
        slug,
        place,
        excerpt,
        body: text,
        start,
        end,
        picture,
        publishedAt,
        ...meta
      } = body.root.meta;
      const use = picture as MediaUse | null | undefined;
      await saveEvent(inner, {
        id,
        start: isoOf(start) ?? found.event.startsAt,
        end: isoOf(end),
        mediaId: use?.id ?? null,
        publishedAt: isoOf(publishedAt) ?? found.event.publishedAt ?? inner.now,
        translations: {
          [language]: {
            title: textOr(title, ''),
            slug: textOr(slug, ''),
            place: textOr(place, ''),
            excerpt: textOr(excerpt, ''),
            body: (text as RichNode | null | undefined) ?? null,
            meta: {
              ...meta,
              ...(use && (use.alt !== '' || Object.keys(use).length > 2) ? { picture: use } : {}),
            },
          },
        },
      });
      await putRefs(inner, { kind: 'event', id, language }, false, listNamedThings(body));
      await standsAgain(inner, id);
      return eventTags(id);
    }),
  async unpublish(ctx, id) {
    await hideEvent(ctx, id);
    return eventTags(id);
  },
  async archive(ctx, id) {
    if (!(await archiveEvent(ctx, id))) throw new Refusal('notFound');
    return eventTags(id);
  },
  unarchive: async (ctx, id) => ((await unarchiveEvent(ctx, id)) ? 'event' : undefined),
};

async function readMany(ctx: Ctx, ids: readonly number[], language: string) {
  const found = await listEventWords(ctx, ids, language);
  return new Map(found.flatMap((one) => (one.words ? [[one.event.id, bodyOf(one)] as const] : [])));
}

/** What visitors see at an address is no more redirected from there, in whichever language. */
async function standsAgain(ctx: Ctx, id: number): Promise<void> {
  const { defaultLanguage, languages } = ctx.site;
  for (const language of languages)
    await leadNoMore(ctx, contentPath('event', id, { language, defaultLanguage }));
}

function bodyOf({ event, words }: Words): DocumentBody {
  const { meta = {}, title = '', slug = '', place = '', excerpt = '', body = null } = words ?? {};
  const use = meta.picture as MediaUse | undefined;
  const plain = event.mediaId === null ? null : { id: event.mediaId, alt: '' };
  const root: Part = {
    id: rootId,
    handler: 'event',
    slot: rootId,
    meta: {
      ...meta,
      ...{ title, slug, place, excerpt, body },
      picture: use?.id === event.mediaId ? use : plain,
      start: event.startsAt.toISOString(),
      end: event.endsAt?.toISOString() ?? null,
      publishedAt: event.publishedAt?.toISOString() ?? null,
    },
    options: {},
    mobileMeta: {},
    mobileOptions: {},
    parts: [],
  };
  return { root };
}

function endFault({ root: { meta } }: DocumentBody): DocumentFault[] {
  const [start, end] = [isoOf(meta.start), isoOf(meta.end)];
  return start && end && end < start ? [{ kind: 'endBeforeStart', path: 'root/meta/end' }] : [];
}
