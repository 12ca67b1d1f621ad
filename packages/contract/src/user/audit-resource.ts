import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { filterAudit } from './audit.ts';

/** The log of what staff did, as the back office narrows it. */
export const auditResource = resourceOver(
  { filter: filterAudit },
  {
    name: 'audit',
    fields: {
      who: kinds.reference({ filter: true, asks: 'userId' }),
      key: kinds.reference({ filter: true, asks: 'keyId' }),
      act: kinds.text(200, { filter: true, asks: 'action' }),
      at: kinds.instant({ filter: true, asks: ['from', 'to'] }),
    },
  },
);
