export { hasEmbeddedPostgres } from './cluster-place.ts';
export { EmbeddedPostgresError, type EmbeddedPostgresProblem } from './embedded-postgres-error.ts';
export {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export type { RetainedCluster } from './upgrade/switch-clusters.ts';
export type { CarriedDatabases, DatabaseUpgrade } from './upgrade/upgrade-cluster.ts';
