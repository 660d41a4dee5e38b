import * as fc from 'fast-check';
import type { Firm } from './firm.ts';
import type { FirmModel, Invoice, Line, Product, WorkOrder } from './firm-model.ts';

export type StepOutcome = { description: string; touched?: WorkOrder[]; invoice?: Invoice };

export type Step = {
  /** Whether the step is possible in the model's state. */
  canBe(model: FirmModel): boolean;
  /** Applies the step to firm and model. @throws when the responses differ from the model */
  take(model: FirmModel, firm: Firm): Promise<StepOutcome>;
};

export function step<Args>(
  args: fc.Arbitrary<Args>,
  take: (model: FirmModel, firm: Firm, args: Args) => Promise<StepOutcome>,
  canBe: (model: FirmModel) => boolean = () => true,
): fc.Arbitrary<Step> {
  return args.map((value) => ({ canBe, take: (model, firm) => take(model, firm, value) }));
}

// The arguments of steps. A number that refers to an item is taken modulo their count.

export const which = fc.nat(10_000);
export const among = <Item>(items: readonly Item[], number: number): Item => items[number % items.length]!;
/** Mostly valid; otherwise with one fault. */
export const fault = <const Fault extends string>(...faults: Fault[]): fc.Arbitrary<Fault | 'none'> =>
  fc.oneof(
    { weight: 9, arbitrary: fc.constant('none' as const) },
    { weight: 1, arbitrary: fc.constantFrom(...faults) },
  );

const halves = fc.integer({ min: 0, max: 17 }).map((count) => count / 2);
export const oreOf = fc.oneof(fc.constantFrom(1, 33, 99_999), fc.integer({ min: 100, max: 200_000 }));
export const pricesOf = fc.array(oreOf, { minLength: 5, maxLength: 5 });
const statuses = ['Quoted', 'Planned', 'Started', 'Registered', 'Registered', 'Cancelled'] as const;
export const answers = fc.constantFrom(undefined, 'estimated' as const, 'zero' as const);
export const bulkStatuses = ['Quoted', 'Planned', 'Registered'] as const;

const line = fc.record({
  product: which,
  hoursEstimated: halves,
  workedHours: fc.option(halves, { nil: null }),
  invoiceableHours: fc.option(halves, { nil: null }),
  quantity: halves,
});
export const lines = fc.array(line, { maxLength: 3 });
export const fields = fc.record({
  status: fc.constantFrom(...statuses),
  verificationDate: fc.constantFrom('2022-06-15', '2024-12-31', '2025-01-01', '2026-02-28'),
  invoiceNote: fc.constantFrom('', 'Mätning', '=SUM(A1)'),
  invoiceable: fc.constantFrom(true, true, true, false),
  isMine: fc.boolean(),
  isShared: fc.boolean(),
});

export type LineArgs = { product: number } & Omit<Line, 'productId' | 'frozen'>;

export function lineOf({ product: number, ...rest }: LineArgs, products: Product[]): Line {
  const { productId, isRate } = among(products, number);
  return isRate
    ? { ...rest, productId, quantity: 0, frozen: null }
    : { ...rest, productId, hoursEstimated: 0, workedHours: null, invoiceableHours: null, frozen: null };
}

export type FieldArgs = typeof fields extends fc.Arbitrary<infer Args> ? Args : never;

export function fieldsOf({ isMine, isShared, ...rest }: FieldArgs, model: FirmModel) {
  return {
    ...rest,
    workOrderOwnerUserId: isMine ? model.userId : null,
    workOrderHelperUserId: isShared ? -1 : null,
  };
}

export const idOf = ({ workOrderId }: WorkOrder) => ({ workOrderId });
export const nameOf = ({ workOrderId }: WorkOrder) => `#${workOrderId}`;
export const hasWorkOrders = (model: FirmModel) => model.workOrders.length > 0;
