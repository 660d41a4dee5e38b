import { daysLate } from '../domain/invoice/days-late.ts';
import { leftToPay } from '../domain/invoice/left-to-pay.ts';
import { percentOfBudget } from '../domain/project-budget.ts';
import { type Day, dayOf } from '../lib/days.ts';
import type { Address } from '../schemas/address.ts';
import type { DeliveryTemplateRow } from '../schemas/delivery-template.ts';
import type { InvoiceRow } from '../schemas/invoice.ts';
import type { Product } from '../schemas/product.ts';
import type { ProjectRow } from '../schemas/project.ts';
import type { UserRow } from '../schemas/user.ts';
import type { WorkOrderRow } from '../schemas/work-order.ts';
import { addressTypeLabels } from '../text/addresses.ts';
import { invoiceStatusLabels, invoiceTypeLabels } from '../text/invoices.ts';
import { productTypeLabels } from '../text/products.ts';
import { roleLabels } from '../text/users.ts';
import { workOrderStatusLabels } from '../text/work-orders.ts';
import { helperText, ownerText } from '../text/work-order-people.ts';

export type ListCells<Row> = Readonly<Record<string, (row: Row, today: Day) => unknown>>;

export const workOrderCells = {
  status: ({ status }) => workOrderStatusLabels[status],
  workOrderOwnerInitials: ownerText,
  workOrderHelperInitials: helperText,
} satisfies ListCells<WorkOrderRow>;

export const invoiceCells = {
  serialNumber: ({ serialNumberPadded }) => serialNumberPadded,
  invoiceType: ({ invoiceType }) => invoiceTypeLabels[invoiceType],
  status: ({ status }) => invoiceStatusLabels[status],
  daysLate,
  balance: leftToPay,
} satisfies ListCells<InvoiceRow>;

export const projectCells = {
  tags: ({ tags }) => tags.length,
  budgetShare: percentOfBudget,
} satisfies ListCells<ProjectRow>;

export const userCells = { role: ({ role }) => roleLabels[role] } satisfies ListCells<UserRow>;

export const productCells = {
  productType: ({ productType }) => productTypeLabels[productType],
  // Without a thousands separator.
  account: ({ account }) => String(account),
} satisfies ListCells<Product>;

export const addressCells = {
  addressType: ({ addressType }) => addressTypeLabels[addressType],
} satisfies ListCells<Address>;

export const deliveryTemplateCells = {
  dateCreated: ({ dateCreated }) => dayOf(new Date(dateCreated)),
} satisfies ListCells<DeliveryTemplateRow>;
