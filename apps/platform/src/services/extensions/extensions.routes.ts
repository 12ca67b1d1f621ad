import { getExtension, listExtensions, switchExtension } from '@izlog/contract/settings/extensions';
import { openLog } from '#platform/kernel/health/open-log.ts';
import { type Route, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { todoProviders } from '#platform/kernel/todo.ts';
import { forgetFaults } from './extension.queries.ts';
import { failedExtensions } from './failed-todo.ts';
import { heldExtensions } from './held-extensions.ts';
import { findExtensions, loadExtensions } from './loading/load-extensions.ts';
import * as present from './present-extension.ts';
import { createLook, type ExtensionLook } from './running/run-extensions.ts';
import * as switching from './switch-extension.ts';

const hourMs = 60 * 60 * 1000;
const retainedDays = 30;

/**
 * What agencies add beside the program (DOOR-09). Extensions are loaded while the shop starts, which waits for none; where there
 * is no folder of one, nothing runs.
 */
export function extensionRoutes(kernel: Kernel): Route[] {
  const log = openLog(kernel.env.LOG_LEVEL);
  const folder = kernel.env.EXTENSIONS_DIR;
  const names = findExtensions(folder);
  const held = kernel.held.get(heldExtensions);
  kernel.held.get(todoProviders).push(failedExtensions);
  if (names.length > 0) {
    held.loaded = loadExtensions(folder, names, log);
    held.loaded.then((all) => {
      for (const { name, state, reason } of all)
        if (state !== 'usable') log.error({ extension: name, state, reason }, 'an extension cannot be used');
    });
    repeatLook(kernel, log);
  }
  return [
    route(listExtensions, present.listExtensions),
    route(getExtension, present.getExtension),
    route(switchExtension, (ctx, input) => switching.switchExtension(kernel, ctx, input)),
  ];
}

function repeatLook(kernel: Kernel, log: ReturnType<typeof openLog>): void {
  const held = kernel.held.get(heldExtensions);
  let look: ExtensionLook | undefined;
  let forgot = 0;
  kernel.jobs.repeat('extensions', {
    everySeconds: 1,
    async run() {
      if (!held.shop) return;
      look ??= createLook(kernel, held.shop, await held.loaded, log);
      await look.look();
      if (Date.now() - forgot < hourMs) return;
      forgot = Date.now();
      await forgetFaults(kernel.database.db, retainedDays);
    },
    settled: async () => look?.settled(),
  });
}
