import { leftToPay, daysLate } from '../../domain/invoice/payment.ts';
import type { InvoiceRow } from '../../schemas/invoice.ts';
import { invoiceStatusLabels, invoiceTypeLabels } from '../../text/invoices.ts';
import type { ListCells } from '../list-cells.ts';

export const invoiceCells = {
  serialNumber: ({ serialNumberPadded }) => serialNumberPadded,
  invoiceType: ({ invoiceType }) => invoiceTypeLabels[invoiceType],
  status: ({ status }) => invoiceStatusLabels[status],
  daysLate,
  balance: leftToPay,
} satisfies ListCells<InvoiceRow>;
