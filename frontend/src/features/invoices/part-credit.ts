import type { InputOf } from '../../api/call.ts';
import type { createPartCredit, getStanding } from '../../../../shared/contract/calls/part-credits.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { countOf } from '../../../../shared/domain/invoice/credit-standing.ts';
import type { InvoiceDocument, InvoiceItem } from '../../../../shared/schemas/invoice.ts';
import { parseMoney } from '../../../../shared/lib/parse-money.ts';
import { parseNumber } from '../../../../shared/lib/parse-number.ts';
import { partCreditText as text } from '../../text/part-credits.ts';
import { amountError } from './amount-error.ts';

type CreditScopeChoice = 'whole' | 'lines' | 'amount';

/** What a person has chosen and typed so far. `quantities` has the ticked lines, by sortNum. */
export type CreditDraft = {
  scope: CreditScopeChoice;
  quantities: Readonly<Record<number, string>>;
  amount: string;
  reason: string;
  release: boolean;
};

export const emptyDraft: CreditDraft = { scope: 'whole', quantities: {}, amount: '', reason: '', release: false };

export type CreditStanding = ResultOf<typeof getStanding>;
export type PartCreditBody = NonNullable<InputOf<typeof createPartCredit>['body']>;

/** A line as the table of the panel shows it. Quantities are positive, whatever the sign of the line. */
export type CreditableLine = {
  item: InvoiceItem;
  sign: 1 | -1;
  left: number;
  /** On a combined invoice; else empty. */
  projectCode: string;
};

export function creditableLines(
  { items, projects }: Pick<InvoiceDocument, 'items' | 'projects'>,
  standing: CreditStanding,
): CreditableLine[] {
  const codeOf = new Map(projects.map(({ projectId, projectCode }) => [projectId, projectCode]));
  const leftOf = new Map(standing.lines.map(({ sortNum, quantity }) => [sortNum, quantity]));
  return items.map((item) => {
    const sign = countOf(item) < 0 ? -1 : 1;
    return { item, sign, left: (leftOf.get(item.sortNum) ?? 0) * sign, projectCode: codeOf.get(item.projectId) ?? '' };
  });
}

export function withUnit({ productType }: InvoiceItem, count: number): string {
  return text.counted(count, productType);
}

/** What is wrong with a typed quantity; undefined if nothing is. */
export function quantityError({ item, left }: CreditableLine, typed: string): string | undefined {
  const quantity = parseNumber(typed);
  if (typeof quantity !== 'number' || quantity <= 0 || !Number.isInteger(quantity * 4)) return text.wrongQuantity;
  return quantity > left ? text.tooMuch(withUnit(item, left)) : undefined;
}

/** The body of the call, or undefined as long as something is missing or wrong. */
export function bodyOf(draft: CreditDraft, lines: readonly CreditableLine[]): PartCreditBody | undefined {
  const common = { reason: draft.reason.trim(), releaseWorkOrders: draft.release && draft.scope === 'lines' };
  if (draft.scope === 'whole' || common.reason === '') return undefined;
  if (draft.scope === 'amount') {
    return amountError(draft.amount, text.wrongAmount)
      ? undefined
      : { ...common, lines: [], amount: parseMoney(draft.amount)! };
  }
  const ticked = lines.filter(({ item }) => draft.quantities[item.sortNum] !== undefined);
  const isWrong = ticked.some((line) => quantityError(line, draft.quantities[line.item.sortNum]!) !== undefined);
  if (ticked.length === 0 || isWrong) return undefined;
  return {
    ...common,
    amount: 0,
    lines: ticked.map(({ item, sign }) => ({
      sortNum: item.sortNum,
      quantity: parseNumber(draft.quantities[item.sortNum]!)! * sign,
    })),
  };
}
