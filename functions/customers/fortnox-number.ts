import { fieldError } from '../../shared/codes/errors.ts';
import { equals, exists, isNew } from '../data/core/condition.ts';
import { keys } from '../data/core/keys.ts';
import { findRecords, getItems } from '../data/core/table.ts';
import type { UnitOfWork } from '../data/core/unit-of-work.ts';

/** A number in Fortnox belongs to one customer: invoices are registered on whoever has it there. */
export const fortnoxNumbers = 'fortnox-customer-number';

/** `field` is what a refusal names. */
export type NumberChange = { customerId: number; before: string; after: string; field?: string };

/**
 * Moves the reservations of customers' numbers in Fortnox, in the transaction that saves the customers. Two may change
 * numbers with each other. Takes at most two actions for each.
 * @throws invalid_fields for a number that another customer has
 */
export async function stageNumbers(unit: UnitOfWork, changes: readonly NumberChange[]): Promise<void> {
  const moved = changes.filter(({ before, after }) => before !== after);
  const numbers = [...new Set(moved.flatMap(({ before, after }) => [before, after]))].filter((one) => one !== '');
  if (numbers.length === 0) return;
  const holders = await holdersOf(numbers);
  for (const number of numbers) {
    const [taker, other] = moved.filter(({ after }) => after === number);
    const holder = holders.get(number);
    const isLeft = moved.some(({ customerId, before }) => before === number && customerId === holder);
    if (other) throw fieldError(other.field ?? 'fortnoxCustomerNumber', `Kundnummer ${number} är valt två gånger.`);
    if (!taker && isLeft) stageRelease(unit, number, holder!);
    if (!taker || taker.customerId === holder) continue;
    if (holder !== undefined && !isLeft) throw await takenBy(holder, number, taker.field);
    const item = { ...keys.unique(fortnoxNumbers, number), id: taker.customerId };
    unit.put(item, holder === undefined ? isNew : exists);
  }
}

/** @returns whether another customer has the number */
export async function isNumberTaken(number: string, customerId: number): Promise<boolean> {
  const holder = (await holdersOf([number])).get(number);
  return holder !== undefined && holder !== customerId;
}

/** Reserves the numbers that customers had before numbers were reserved; where two have one, the first keeps it. */
export async function reserveNumbers(unit: UnitOfWork, customers: readonly NumberChange[]): Promise<number> {
  const holders = await holdersOf(customers.map(({ after }) => after));
  const free = customers.filter(({ after }) => after !== '' && !holders.has(after));
  const first = new Map(free.toReversed().map((one) => [one.after, one.customerId]));
  for (const [number, customerId] of first) unit.reserveUnique(fortnoxNumbers, number, customerId);
  return first.size;
}

async function holdersOf(numbers: readonly string[]): Promise<Map<string, number>> {
  const newNumbers = [...new Set(numbers)].filter((number) => number !== '');
  const items = await getItems(newNumbers.map((number) => keys.unique(fortnoxNumbers, number)));
  return new Map(items.map(({ sk, id }) => [sk, id as number]));
}

function stageRelease(unit: UnitOfWork, number: string, customerId: number): void {
  unit.delete(keys.unique(fortnoxNumbers, number), equals({ id: customerId }));
}

async function takenBy(holder: number, number: string, field = 'fortnoxCustomerNumber') {
  const records = await findRecords([['customer', holder]]);
  const name = records.get('customer', holder)?.data.name ?? 'en annan kund';
  return fieldError(field, `Kundnummer ${number} är redan kopplat till ${name}.`);
}
