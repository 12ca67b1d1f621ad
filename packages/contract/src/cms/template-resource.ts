import { kinds } from '../resource/kinds.ts';
import { resourceOver } from '../resource.ts';
import { templateDelete, templateFilter } from './template.ts';

/** Templates as the back office lists them (ADMIN-011). */
export const templateResource = resourceOver(
  { filter: templateFilter, delete: templateDelete },
  { name: 'template', fields: { name: kinds.text(300, { isRequired: true, list: 'name' }) } },
);
