import { createAddress } from '../../../shared/contract/addresses.ts';
import { createContact } from '../../../shared/contract/contacts.ts';
import { createCustomer } from '../../../shared/contract/customers.ts';
import { createProject } from '../../../shared/contract/projects.ts';
import type { Route } from '../../../shared/contract/route.ts';
import { type Api, newKey } from '../api.ts';
import { BulkFirm, type BulkSizes } from './bulk-firm.ts';
import { inParallel } from './in-parallel.ts';

export type BulkOptions = {
  kind: keyof BulkSizes;
  calls: number;
  failures: string[];
  times: number[];
  ms: number;
  /** The created records as returned by the calls. */
  made: any[];
};

type Options = {
  sizes: BulkSizes;
  seed: number;
  mark: string;
  /** The number of concurrent calls. */
  atOnce: number;
  onMade?: (made: BulkOptions) => void;
};

/**
 * Fills a firm through its calls, as concurrent users would, each with its own idempotency key. Failed calls are
 * reported.
 */
export async function makeBulk(api: Api, { sizes, seed, mark, atOnce, onMade }: Options): Promise<BulkOptions[]> {
  const firm = new BulkFirm(seed, mark);
  const makings: BulkOptions[] = [];

  async function make(kind: keyof BulkSizes, route: Route, bodies: readonly object[]): Promise<any[]> {
    const making: BulkOptions = { kind, calls: bodies.length, failures: [], times: [], ms: 0, made: [] };
    const start = performance.now();
    await inParallel(bodies, atOnce, async (body) => {
      const sent = performance.now();
      const reply = await api.call(route, { body, idempotencyKey: newKey() });
      making.times.push(performance.now() - sent);
      if (reply.status === 200) making.made.push(reply.json.result);
      else making.failures.push(`${reply.status} ${JSON.stringify(reply.json)}`);
    });
    making.ms = performance.now() - start;
    makings.push(making);
    onMade?.(making);
    return making.made;
  }

  const each = <Body>(count: number, body: (index: number) => Body) =>
    Array.from({ length: count }, (_, index) => body(index));

  const customers = await make(
    'customers',
    createCustomer,
    each(sizes.customers, (index) => firm.customer(index)),
  );
  const customerAt = (index: number) => customers[index % customers.length];
  const addresses = await make(
    'addresses',
    createAddress,
    each(sizes.addresses, (index) => firm.address(customerAt(index).customerId)),
  );
  const addressesOf = Map.groupBy(addresses, (address) => address.customerId as number);
  const idsOf = (customerId: number) =>
    (addressesOf.get(customerId) ?? []).map((address) => address.addressId as number);
  const contacts = await make(
    'contacts',
    createContact,
    each(sizes.contacts, (index) => firm.contact(customerAt(index).customerId, customerAt(index).name, index)),
  );
  const contactIds = contacts.map((contact) => contact.contactId as number);
  await make(
    'projects',
    createProject,
    each(sizes.projects, (index) =>
      firm.project(customerAt(index).customerId, idsOf(customerAt(index).customerId), contactIds),
    ),
  );
  return makings;
}
