import { AppError, fieldError } from '../../shared/contract/errors.ts';
import { firstFreeNumber } from '../../shared/domain/fortnox/free-numbers.ts';
import type { Caller } from '../gateways/fortnox/exchange.ts';
import { listTheirInvoices } from '../gateways/fortnox/invoices.ts';
import { getFortnoxConnection } from '../stores/settings-store.ts';

/** The numbers of all invoices in Fortnox; undefined where there is no link. */
export async function numbersInFortnox(caller: Caller): Promise<number[] | undefined> {
  const { data: connection } = await getFortnoxConnection();
  if (connection.state === 'NotConnected') return undefined;
  const numbers: number[] = [];
  for await (const { documentNumber } of listTheirInvoices('Läs fakturanummer', {}, caller)) {
    numbers.push(Number(documentNumber));
  }
  return numbers;
}

/**
 * The last number that stands in the way of ours in Fortnox (0: none does), and the first that is free.
 * @throws fortnox_not_linked
 */
export async function proposedFirstNumber(caller: Caller) {
  const taken = await numbersInFortnox(caller);
  if (!taken) throw new AppError('fortnox_not_linked');
  const proposed = firstFreeNumber(1, taken);
  return { last: proposed - 1, proposed };
}

/** @throws a 422 that proposes another, where invoices in Fortnox have the number or those that follow */
export async function requireFreeInFortnox(first: number, caller: Caller): Promise<void> {
  const taken = (await numbersInFortnox(caller)) ?? [];
  const free = firstFreeNumber(first, taken);
  if (free === first) return;
  throw fieldError('firstInvoiceNumber', `I Fortnox finns redan faktura ${free - 1}. Börja på ${free} eller högre.`);
}
