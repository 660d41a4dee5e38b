import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { dynamodb } from '../../functions/platform/dynamodb.ts';
import { environment } from '../../functions/platform/environment.ts';
import { getInvoiceWithItems, printedInvoice } from '../../functions/invoices/stores/invoice-lines.ts';
import { keys } from '../../functions/data/core/keys.ts';
import type { InvoiceDocument } from '../../shared/schemas/invoice.ts';

/** The invoice as if its lines had these VAT rates in turn; sums independent of the product's code. */
export function taxedAt(document: InvoiceDocument, ...rates: number[]): InvoiceDocument {
  const items = document.items.map((item, index) => ({ ...item, vatPercent: rates[index % rates.length]! }));
  const nets = new Map<number, number>();
  for (const { subTotal, vatPercent } of items) {
    nets.set(vatPercent, (nets.get(vatPercent) ?? 0) + Math.round(subTotal * 100));
  }
  const net = [...nets.values()].reduce((sum, ore) => sum + ore, 0);
  const vat = [...nets].reduce((sum, [rate, ore]) => sum + Math.round((ore * rate) / 100), 0);
  const toPay = Math.round((net + vat) / 100) * 100;
  return {
    ...document,
    items,
    vatTotalRounded: vat / 100,
    roundingTotal: (toPay - net - vat) / 100,
    sumTotalIncVat: toPay / 100,
  };
}

/** Stores an invoice's lines at another VAT rate than today's. */
export async function storeAtRate(invoiceId: number, vatPercent: number): Promise<void> {
  const change = async (Key: Record<string, string>, UpdateExpression: string, values: object) =>
    dynamodb().send(
      new UpdateCommand({
        TableName: environment.tableName(),
        Key,
        UpdateExpression,
        ExpressionAttributeNames: { '#data': 'data' },
        ExpressionAttributeValues: values,
      }),
    );
  const { items, ...sums } = taxedAt(await getInvoiceWithItems(invoiceId).then(printedInvoice), vatPercent);
  await dynamodb().send(
    new PutCommand({ TableName: environment.tableName(), Item: { ...keys.invoiceLines(invoiceId, 0), lines: items } }),
  );
  await change(
    keys.record('invoice', invoiceId),
    'SET #data.vatTotalRounded = :vat, #data.roundingTotal = :rounding, #data.sumTotalIncVat = :toPay',
    { ':vat': sums.vatTotalRounded, ':rounding': sums.roundingTotal, ':toPay': sums.sumTotalIncVat },
  );
}
