import { AppError, fieldError } from '../../shared/codes/errors.ts';
import { fortnoxNotLinked } from '../../shared/codes/errors/fortnox.ts';
import { firstFreeNumber, takenSentence } from '../../shared/domain/fortnox/free-numbers.ts';
import type { TakenFirstNumber } from '../../shared/schemas/invoice-remark.ts';
import { deadlineOf, fortnox } from '../../shared/lib/deadlines.ts';
import type { CallDeadline } from '../fortnox/client.ts';
import type { Caller } from '../fortnox/exchange.ts';
import { listTheirInvoices } from '../fortnox/invoices.ts';
import { FortnoxProblem } from '../fortnox/problem.ts';
import { seriesHasBegun } from './stores/number-series.ts';
import { getFortnoxConnection, getSystemSettings } from '../settings/settings-store.ts';

async function numbersInFortnox(deadline: CallDeadline): Promise<number[] | undefined> {
  const { data: connection } = await getFortnoxConnection();
  if (connection.state === 'NotConnected') return undefined;
  const numbers: number[] = [];
  for await (const { documentNumber } of listTheirInvoices('Läs fakturanummer', {}, deadline)) {
    numbers.push(Number(documentNumber));
  }
  return numbers;
}

/** The last number in Fortnox in conflict with our series (0: none), and the first free. @throws fortnox_not_linked */
export async function proposedFirstNumber(caller: Caller) {
  const taken = await numbersInFortnox(caller);
  if (!taken) throw new AppError(fortnoxNotLinked);
  const proposed = firstFreeNumber(1, taken);
  return { last: proposed - 1, proposed };
}

/** @throws a 422 that proposes another number, when Fortnox has invoices with this number or later ones */
export async function requireFreeInFortnox(first: number, caller: Caller): Promise<void> {
  const taken = inTheWayOf(first, await numbersInFortnox(caller));
  if (taken) throw fieldError('firstInvoiceNumber', takenSentence(taken));
}

/**
 * The invoice in Fortnox that conflicts with our first number, while we have no invoices. Null if there is none, or if
 * Fortnox does not answer soon: the caller should not wait.
 */
export async function takenFirstNumber(caller: Caller): Promise<TakenFirstNumber | null> {
  const { data: settings } = await getSystemSettings();
  const first = settings.firstInvoiceNumber;
  if (await seriesHasBegun(first)) return null;
  try {
    return inTheWayOf(
      first,
      await numbersInFortnox({ initials: caller.initials, until: deadlineOf(fortnox.firstNumber) }),
    );
  } catch (error) {
    if (error instanceof FortnoxProblem) return null;
    throw error;
  }
}

function inTheWayOf(first: number, taken: readonly number[] = []): TakenFirstNumber | null {
  const proposed = firstFreeNumber(first, taken);
  return proposed === first ? null : { first, last: proposed - 1, proposed };
}
