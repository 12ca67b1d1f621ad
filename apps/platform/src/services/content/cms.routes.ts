import { finderDecide } from '@izlog/contract/cms/addresses/finder-decide';
import { finderGetUrlOnLanguage } from '@izlog/contract/cms/addresses/finder-get-url-on-language';
import { finderSearchSlugs } from '@izlog/contract/cms/addresses/finder-search-slugs';
import { finderTargets } from '@izlog/contract/cms/addresses/finder-targets';
import { navigationTree } from '@izlog/contract/cms/addresses/navigation-tree';
import { sitemapIndex, sitemapPart } from '@izlog/contract/cms/addresses/sitemap';
import { binFilter } from '@izlog/contract/cms/content/bin';
import { elementGetByHandlers } from '@izlog/contract/cms/content/element-get-by-handlers';
import { postFilterStandard } from '@izlog/contract/cms/content/post-filter-standard';
import { postGet } from '@izlog/contract/cms/content/post-get';
import { termFilter } from '@izlog/contract/cms/content/term-filter';
import { termFilterStandard } from '@izlog/contract/cms/content/term-filter-standard';
import { termGet } from '@izlog/contract/cms/content/term-get';
import { refGet } from '@izlog/contract/cms/content/where-used';
import { optionFilter } from '@izlog/contract/cms/option-filter';
import { optionHistory, optionList, optionUpdate } from '@izlog/contract/cms/option-update';
import { pipelineHasRunningPipeline } from '@izlog/contract/cms/pipeline-has-running-pipeline';
import { templateCreate, templateDelete, templateFilter, templateUpdate } from '@izlog/contract/cms/template';
import { languageUpdate } from '@izlog/contract/settings/site-languages';
import type { DocumentDoor } from '#platform/kernel/documents/document-door.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addressMovers } from '#platform/kernel/moved-addresses.ts';
import { Refusal } from '#platform/kernel/refusal.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { mediaUsers } from '#platform/services/media/index.ts';
import { decide } from './addresses/decide.ts';
import { lostPaths } from './addresses/lost-paths.ts';
import { redirectRoutes } from './addresses/redirects.routes.ts';
import { defineFailedRequestJob, followMoved } from './addresses/redirects.ts';
import { searchSlugs } from './addresses/search-slugs.queries.ts';
import { getSitemapIndex, getSitemapPart } from './addresses/sitemap.ts';
import { findTargets } from './addresses/targets.queries.ts';
import { getUrlOnLanguage } from './addresses/url-on-language.ts';
import { defineBinJob, filterBin } from './documents/bin.ts';
import { filterUses } from './documents/where-used.ts';
import { defineDueContentJob } from './items/due-content-job.ts';
import { contentUsesMedia } from './items/media-uses.ts';
import { getElementsByHandlers } from './items/read-element.ts';
import { createTemplate, deleteTemplate, filterTemplates, renameTemplate } from './items/templates.ts';
import { getNavigationTree } from './navigation/read-navigation.ts';
import { filterOptions } from './options/filter-options.ts';
import { updateLanguages } from './options/update-languages.ts';
import {
  listOptionActs,
  listStaffOptions,
  type OptionCheck,
  updateOptions,
} from './options/update-options.ts';
import { findPage } from './pages/read-page.ts';
import { filterPosts } from './posts/filter-posts.ts';
import { filterTerms, getTerm } from './posts/read-terms.ts';

/** Most terms that one answer holds when no paging is asked for. */
const mostTerms = 1000;

/** Elements, navigation, pages and posts, terms, options, addresses, redirects and the sitemap; templates go through `door`. */
export function cmsRoutes(kernel: Kernel, door: DocumentDoor, checkOptions: OptionCheck): Route[] {
  kernel.held.get(mediaUsers).add(contentUsesMedia);
  kernel.held.get(todoProviders).push(lostPaths);
  kernel.held.get(addressMovers).push(followMoved);
  defineDueContentJob(kernel);
  defineBinJob(kernel);
  defineFailedRequestJob(kernel);
  return [
    route(elementGetByHandlers, async (ctx, { handlers }) => ({
      elements: await getElementsByHandlers(ctx, handlers),
    })),
    route(templateFilter, filterTemplates),
    route(templateCreate, (ctx, input) => createTemplate(ctx, door, input)),
    route(templateUpdate, (ctx, input) => renameTemplate(ctx, door, input)),
    route(templateDelete, deleteTemplate),
    route(binFilter, filterBin),
    route(refGet, filterUses),
    route(navigationTree, (ctx, { id }) => getNavigationTree(ctx, id)),
    route(finderDecide, decide),
    route(finderSearchSlugs, searchSlugs),
    route(finderTargets, findTargets),
    route(finderGetUrlOnLanguage, getUrlOnLanguage),
    route(termGet, (ctx, { id }) => getTerm(ctx, id)),
    route(termFilter, (ctx, { termType, page, limit, ...conditions }) =>
      filterTerms(
        ctx,
        { ...conditions, termTypes: termType === undefined ? undefined : [termType] },
        page,
        limit,
      ),
    ),
    route(termFilterStandard, (ctx, { termTypeTitles, noPaginate, page, limit }) =>
      noPaginate
        ? filterTerms(ctx, { termTypes: termTypeTitles }, 1, mostTerms)
        : filterTerms(ctx, { termTypes: termTypeTitles }, page, limit),
    ),
    route(postFilterStandard, filterPosts),
    route(postGet, async (ctx, { id, preview }) => {
      const found = await findPage(ctx, { id }, preview);
      if (!found) throw new Refusal('notFound');
      return found.page;
    }),
    route(optionFilter, (ctx, { keys }) => filterOptions(ctx, keys)),
    route(optionList, async (ctx, { group }) => ({ records: await listStaffOptions(ctx, group) })),
    route(optionHistory, async (ctx, { group }) => ({ acts: await listOptionActs(ctx, group) })),
    route(languageUpdate, updateLanguages),
    route(optionUpdate, async (ctx, input) => ({
      records: await updateOptions(kernel, ctx, input, checkOptions),
    })),
    ...redirectRoutes(kernel),
    route(pipelineHasRunningPipeline, () => ({ running: false })),
    route(sitemapIndex, getSitemapIndex),
    route(sitemapPart, getSitemapPart),
  ];
}
