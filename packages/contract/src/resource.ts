import type { AnyEndpoint } from './endpoint.ts';
import type { Fields } from './resource/field.ts';

/** A choice of a list that is wanted often; the texts of its filters by the names of their fields. */
export interface ResourceView {
  key: string;
  filter: Readonly<Record<string, string>>;
}

/** A record of the back office: what it is made of, how its list is asked for, and the endpoints that serve it. */
export interface Resource<F extends Fields = Fields, E extends ResourceEndpoints = ResourceEndpoints> {
  /** `coupon` */
  name: string;
  fields: F;
  /** The field of a query with the words a list is searched by, and how long they may be. */
  search?: { asks: string; max: number };
  views?: readonly ResourceView[];
  endpoints: E;
}

/** What can be done with a record; `filter` answers `{ records, pagination }`. */
export interface ResourceEndpoints {
  filter: AnyEndpoint;
  get?: AnyEndpoint;
  delete?: AnyEndpoint;
}

/** Declares a record whose endpoints are there already: its list and its form are drawn over them. */
export const resourceOver = <const F extends Fields, const E extends ResourceEndpoints>(
  endpoints: E,
  said: Omit<Resource<F, E>, 'endpoints'>,
): Resource<F, E> => ({ ...said, endpoints });
