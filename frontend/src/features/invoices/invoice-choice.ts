import type { ChoiceInput, EditedLine } from '../../../../shared/schemas/invoice-choice.ts';
import { lineName } from '../../../../shared/domain/invoice/edited-document.ts';
import { multiplyOre, toKronor, toOre } from '../../../../shared/lib/money.ts';
import type { CountedWorkOrder, InvoiceItem } from '../../../../shared/schemas/invoice.ts';

/** What a person has chosen and written in a review. */
export type Choice = {
  /** A day, or empty. */
  until: string;
  /** Work orders and lines ('12-1') that stay registered. */
  off: ReadonlySet<number>;
  leftOut: ReadonlySet<string>;
  /** All lines in their order, once one has been edited. */
  lines: readonly EditedLine[];
  note: string;
};

export const everything: Choice = { until: '', off: new Set(), leftOut: new Set(), lines: [], note: '' };

export function isEverything({ until, off, leftOut, lines, note }: Choice): boolean {
  return until === '' && off.size === 0 && leftOut.size === 0 && lines.length === 0 && note.trim() === '';
}

export function isChosen({ until, off }: Choice, { workOrderId, verificationDate }: CountedWorkOrder): boolean {
  return !off.has(workOrderId) && (until === '' || verificationDate <= until);
}

type CountedItem = CountedWorkOrder['items'][number];

export function amountOf({ productType, invoiceableHours, quantity }: CountedItem): number {
  return productType === 'Rate' ? (invoiceableHours ?? 0) : quantity;
}

/** @returns the name of a line in `leftOut` */
export function lineOf({ workOrderId }: CountedWorkOrder, { workOrderItemId }: CountedItem): string {
  return `${workOrderId}-${workOrderItemId}`;
}

/** What the chosen lines come to, in kronor. */
export function chosenValue(choice: Choice, workOrders: readonly CountedWorkOrder[]): number {
  const oreOf = (item: CountedItem) => multiplyOre(amountOf(item), toOre(item.unitPrice ?? 0));
  const taken = workOrders
    .filter((workOrder) => isChosen(choice, workOrder))
    .flatMap((workOrder) => workOrder.items.filter((item) => !choice.leftOut.has(lineOf(workOrder, item))));
  return toKronor(taken.reduce((ore, item) => ore + oreOf(item), 0));
}

/** @returns undefined when nothing is chosen, or a line has no text */
export function bodyOf(choice: Choice, workOrders: readonly CountedWorkOrder[]): ChoiceInput | undefined {
  const { until, off, leftOut, lines, note } = choice;
  const chosen = workOrders.filter((workOrder) => isChosen(choice, workOrder));
  if ((workOrders.length > 0 && chosen.length === 0) || lines.some(({ text }) => text.trim() === '')) return undefined;
  return {
    ...(until && { until }),
    ...(off.size > 0 && { workOrderIds: chosen.map(({ workOrderId }) => workOrderId) }),
    leftOut: [...leftOut].map((name) => {
      const [workOrderId, workOrderItemId] = name.split('-').map(Number);
      return { workOrderId: workOrderId!, workOrderItemId: workOrderItemId! };
    }),
    lines: [...lines],
    note,
  };
}

export type EditableLine = EditedLine & { item: InvoiceItem };

/** The lines of the preview as edited since: the edited ones in their order, then the others. */
export function editableLines(items: readonly InvoiceItem[], lines: readonly EditedLine[]): EditableLine[] {
  const itemOf = new Map(items.map((item) => [lineName(item), item]));
  const edited = lines.flatMap((line) => {
    const item = itemOf.get(line.line);
    return item && itemOf.delete(line.line) ? [{ ...line, item }] : [];
  });
  itemOf.delete('');
  const others = [...itemOf].map(([line, item]) => ({
    line,
    text: item.invoiceItemText,
    heading: item.invoiceItemGroupHeading,
    item,
  }));
  return [...edited, ...others];
}
