import { type FortnoxInvoice, readFortnoxInvoice } from '../../shared/domain/fortnox/fortnox-invoice.ts';
import { type CallDeadline, callFortnox } from './client.ts';
import { FortnoxProblem, silence } from './problem.ts';

type Fields = Record<string, unknown>;

const pageSize = 500;
const maxPages = 400;

/** A change between pages may cause duplicates. */
export async function* listTheirInvoices(
  event: string,
  query: Record<string, string | number>,
  deadline: CallDeadline,
): AsyncGenerator<FortnoxInvoice> {
  for (let page = 1; page <= maxPages; page += 1) {
    const request = { ...query, page, limit: pageSize, sortby: 'documentnumber' };
    const body = await callFortnox({ event, method: 'GET', path: '/invoices', query: request }, deadline);
    const { Invoices: list, MetaInformation: meta } = (body ?? {}) as { Invoices?: unknown; MetaInformation?: Fields };
    if (!Array.isArray(list)) throw silence();
    for (const item of list) yield readFortnoxInvoice(item as Fields);
    if (page >= Number(meta?.['@TotalPages'] ?? 1)) return;
  }
}

/** Fortnox's search also finds references that begin with this one. */
export async function findByReference(reference: string, deadline: CallDeadline): Promise<FortnoxInvoice[]> {
  const found: FortnoxInvoice[] = [];
  for await (const one of listTheirInvoices('Sök faktura', { externalinvoicereference1: reference }, deadline)) {
    const isNew = !found.some(({ documentNumber }) => documentNumber === one.documentNumber);
    if (one.reference === reference && isNew) found.push(one);
  }
  return found;
}

const pathOf = (documentNumber: string) => `/invoices/${encodeURIComponent(documentNumber)}`;

export async function findFortnoxInvoice(number: string, deadline: CallDeadline): Promise<FortnoxInvoice | undefined> {
  try {
    return whole(await callFortnox({ event: 'Hämta faktura', method: 'GET', path: pathOf(number) }, deadline));
  } catch (error) {
    if (error instanceof FortnoxProblem && error.fortnoxStatus === 404) return undefined;
    throw error;
  }
}

/** @throws FortnoxProblem; its `isUnknown` means that the invoice may have been created */
export async function createFortnoxInvoice(fields: Fields, deadline: CallDeadline): Promise<FortnoxInvoice> {
  const body = { Invoice: fields };
  return whole(await callFortnox({ event: 'Skapa faktura', method: 'POST', path: '/invoices', body }, deadline));
}

export async function updateFortnoxInvoice(
  number: string,
  fields: Fields,
  deadline: CallDeadline,
): Promise<FortnoxInvoice> {
  const body = { Invoice: fields };
  return whole(await callFortnox({ event: 'Uppdatera faktura', method: 'PUT', path: pathOf(number), body }, deadline));
}

const actionEvents = { bookkeep: 'Bokför faktura', externalprint: 'Markera som skickad' } as const;

export async function actOnInvoice(
  action: keyof typeof actionEvents,
  number: string,
  deadline: CallDeadline,
): Promise<FortnoxInvoice> {
  const path = `${pathOf(number)}/${action}`;
  return whole(await callFortnox({ event: actionEvents[action], method: 'PUT', path }, deadline));
}

/**
 * Sends the invoice as an e-invoice, to the address that the customer has in Fortnox.
 * @throws FortnoxProblem; its `isUnknown` means that it may have been sent
 */
export async function sendEInvoiceThroughFortnox(number: string, deadline: CallDeadline): Promise<void> {
  const path = `${pathOf(number)}/einvoice`;
  await callFortnox({ event: 'Skicka e-faktura', method: 'GET', path, isAction: true }, deadline);
}

export async function nameCredit(debit: string, credit: string, deadline: CallDeadline): Promise<void> {
  const body = { Invoice: { CreditInvoiceReference: credit } };
  await callFortnox({ event: 'Knyt kredit till faktura', method: 'PUT', path: pathOf(debit), body }, deadline);
}

function whole(body: unknown): FortnoxInvoice {
  const invoice = readFortnoxInvoice(((body as { Invoice?: unknown } | undefined)?.Invoice ?? {}) as Fields);
  if (invoice.documentNumber === '') throw silence({ isUnknown: true });
  return invoice;
}
