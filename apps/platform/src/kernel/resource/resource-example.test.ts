import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MadeResource } from '@izlog/contract/resource';
import { blocksOf } from '@izlog/contract/test/blocks';
import { layOut } from '@izlog/contract/test/lay-out';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll } from 'vitest';
import { platformTestWith } from '#test/kit.ts';
import { resourceSuite } from '#test/resource-suite.ts';
import type { Route } from '../http/route.ts';

// The record of docs/examples/resource.md, made of the text of that page.
const page = readFileSync(join(import.meta.dirname, '../../../../../docs/examples/resource.md'), 'utf8');
const [, tables = ''] = /^```sql\n(.*?)^```$/ms.exec(page) ?? [];
const house = layOut(blocksOf(page));
const rooms = 'apps/platform/src/services/catalogue/suppliers';

const { supplierResource }: { supplierResource: MadeResource } = await import(
  house.pathOf('packages/contract/src/product/supplier.ts')
);
const { suppliers }: { suppliers: PgTable } = await import(house.pathOf(`${rooms}/supplier.tables.ts`));
const { supplierRoutes }: { supplierRoutes: () => Route[] } = await import(
  house.pathOf(`${rooms}/supplier.routes.ts`)
);

afterAll(() => house.remove());

const test = platformTestWith({}, { tables, routes: supplierRoutes });

resourceSuite(test, supplierResource, { table: suppliers });
