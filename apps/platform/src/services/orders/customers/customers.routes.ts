import {
  addCustomerNote,
  filterCustomers,
  getStaffCustomer,
  removeCustomerNote,
} from '@izlog/contract/user/customer-staff';
import { peopleFile } from '@izlog/contract/user/people-files';
import { type Route, rawRoute, route } from '#platform/kernel/http/route.ts';
import type { Kernel } from '#platform/kernel/kernel.ts';
import { addNote, customerNotesPart, removeNote } from './customer-notes.ts';
import { filterForStaff, readCustomerForStaff } from './customers.ts';
import { sendPeople } from './people-file.ts';

/** What staff do with customers. */
export function customerRoutes(kernel: Kernel): Route[] {
  kernel.personalData.add(customerNotesPart);
  return [
    route(filterCustomers, filterForStaff),
    route(getStaffCustomer, (ctx, { id }) => readCustomerForStaff(kernel, ctx, id)),
    rawRoute(peopleFile, (ctx, input, _request, reply) => sendPeople(ctx, input, reply)),
    route(addCustomerNote, addNote),
    route(removeCustomerNote, removeNote),
  ];
}
