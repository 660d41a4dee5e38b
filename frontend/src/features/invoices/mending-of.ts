import type { InvoiceRemark } from '../../../../shared/schemas/invoice.ts';
import { systemSettingsLabels } from '../../../../shared/text/field-labels.ts';
import { panels, paths } from '../../app/paths.ts';
import { formatMoney } from '../../components/format.ts';
import type { RowTarget } from '../../components/list/list-definition.ts';
import { remarksText as text } from '../../text/invoice-remarks.ts';

type Mending = { sentence: string; target: RowTarget; label: string };
type Of = { projectId: number; customerId: number };

/** What a remark says, and where it is mended. */
export function mendingOf(remark: InvoiceRemark, { projectId, customerId }: Of): Mending {
  const atProject = { target: panels.project(projectId), label: text.editProject };
  const atCustomer = { target: panels.customer(customerId), label: text.showCustomer };
  const atPrices = { target: panels.projectPriceList(projectId), label: text.showPriceList };
  switch (remark.kind) {
    case 'no-price':
      return { sentence: text.noPrice(remark.products), ...atPrices };
    case 'payment-remark':
      return { sentence: text.paymentRemark, ...atCustomer };
    case 'over-budget':
      return { sentence: text.overBudget(formatMoney(remark.total), formatMoney(remark.budget)), ...atProject };
    case 'no-address':
      return { sentence: text.noAddress, ...atProject };
    case 'address-not-whole':
      return { sentence: text.addressNotWhole, target: panels.address(remark.addressId), label: text.editAddress };
    case 'no-reference':
      return { sentence: text.noReference, ...atProject };
    case 'zero-price':
      return { sentence: text.zeroPrice(remark.texts), ...atPrices };
    case 'no-email':
      return { sentence: text.noEmail(remark.invoiceEmailTo), ...atCustomer };
    case 'no-accounting-number':
      return { sentence: text.noAccountingNumber, ...atCustomer };
    case 'company-not-whole':
      return {
        sentence: text.companyNotWhole(remark.fields.map((field) => labelOf(field))),
        target: paths.systemSettings,
        label: text.showSystemSettings,
      };
  }
}

const labels: Partial<Record<string, string>> = systemSettingsLabels;

/** As it stands within a sentence. */
function labelOf(field: string): string {
  return (labels[field] ?? field).toLowerCase();
}
