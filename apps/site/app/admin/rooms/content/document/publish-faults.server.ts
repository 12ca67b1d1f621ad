import type { CallError } from '@izlog/contract/client';
import type { PublishFault } from '@izlog/contract/editing/edit-publish';
import type { DocumentAnswer, PublishFaultView } from './document-view.ts';

/** What a refused publish says by place; nothing when it was refused for another reason. */
export function publishFaults({ payload }: CallError): DocumentAnswer['publish'] {
  const {
    faults,
    warnings = [],
    conflicts = [],
  } = (payload ?? {}) as {
    faults?: PublishFault[];
    warnings?: PublishFault[];
    conflicts?: PublishFault[];
  };
  if (!faults && warnings.length === 0 && conflicts.length === 0) return undefined;
  return { faults: (faults ?? []).map(shown), warnings: [...warnings, ...conflicts].map(shown) };
}

const shown = ({ path, kind, values = {}, key }: PublishFault): PublishFaultView => ({
  path,
  kind,
  key,
  values: Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [],
    ),
  ),
});
