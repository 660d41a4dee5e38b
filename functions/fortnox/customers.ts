import type { TheirCustomer } from '../../shared/domain/fortnox/match-customers.ts';
import { type CallDeadline, callFortnox } from './client.ts';
import { FortnoxProblem, silence } from './problem.ts';

const pageSize = 500;
const maxPages = 200;

type Fields = Record<string, unknown>;

/** The list may change between pages, so duplicates are removed. */
export async function listFortnoxCustomers(deadline: CallDeadline): Promise<TheirCustomer[]> {
  const found = new Map<string, TheirCustomer>();
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, pages } = await customerPage({ page, limit: pageSize, sortby: 'customernumber' }, deadline);
    for (const one of items) found.set(one.customerNumber, one);
    if (page >= pages) break;
  }
  return [...found.values()];
}

async function customerPage(query: Record<string, string | number>, deadline: CallDeadline) {
  const body = await callFortnox({ event: 'Hämta kunder', method: 'GET', path: '/customers', query }, deadline);
  const { Customers: list, MetaInformation: meta } = (body ?? {}) as { Customers?: unknown; MetaInformation?: Fields };
  if (!Array.isArray(list)) throw silence();
  return { items: list.map((one) => readCustomer(one as Fields)), pages: Number(meta?.['@TotalPages'] ?? 1) };
}

function readCustomer(fields: Fields): TheirCustomer {
  return {
    customerNumber: textOf(fields['CustomerNumber']),
    name: textOf(fields['Name']),
    organisationNumber: textOf(fields['OrganisationNumber']),
  };
}

/** Fortnox mixes strings and numbers. */
function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

export type FortnoxCustomer = TheirCustomer & {
  isActive: boolean;
  city: string;
  email: string;
  externalReference: string;
  vatType: string;
  vatNumber: string;
};

export async function findFortnoxCustomer(
  customerNumber: string,
  deadline: CallDeadline,
): Promise<FortnoxCustomer | undefined> {
  const path = `/customers/${encodeURIComponent(customerNumber)}`;
  try {
    return readFullCustomer(await callFortnox({ event: 'Hämta kund', method: 'GET', path }, deadline));
  } catch (error) {
    if (error instanceof FortnoxProblem && error.fortnoxStatus === 404) return undefined;
    throw error;
  }
}

function readFullCustomer(body: unknown): FortnoxCustomer {
  const fields = ((body as { Customer?: unknown } | undefined)?.Customer ?? {}) as Fields;
  const customer = readCustomer(fields);
  if (customer.customerNumber === '') throw silence();
  return {
    ...customer,
    isActive: fields['Active'] !== false && fields['Active'] !== 'false',
    city: textOf(fields['City']),
    email: textOf(fields['EmailInvoice']) || textOf(fields['Email']),
    externalReference: textOf(fields['ExternalReference']),
    vatType: textOf(fields['VATType']),
    vatNumber: textOf(fields['VATNumber']),
  };
}

/** Searches match substrings: the caller must compare the results. */
export async function searchFortnoxCustomers(
  search: { name: string } | { organisationnumber: string },
  deadline: CallDeadline,
): Promise<TheirCustomer[]> {
  return (await customerPage({ ...search, limit: pageSize }, deadline)).items;
}

/** @throws FortnoxProblem; its `isUnknown` means that the customer may have been created */
export async function createFortnoxCustomer(fields: Fields, deadline: CallDeadline): Promise<FortnoxCustomer> {
  const body = { Customer: fields };
  return readFullCustomer(
    await callFortnox({ event: 'Skapa kund', method: 'POST', path: '/customers', body }, deadline),
  );
}

export async function updateFortnoxCustomer(
  customerNumber: string,
  fields: Fields,
  deadline: CallDeadline,
): Promise<void> {
  const path = `/customers/${encodeURIComponent(customerNumber)}`;
  await callFortnox({ event: 'Uppdatera kund', method: 'PUT', path, body: { Customer: fields } }, deadline);
}
