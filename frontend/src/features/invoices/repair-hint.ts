import type { Day } from '../../../../shared/lib/days.ts';
import type { InvoiceRemark } from '../../../../shared/schemas/invoice-remark.ts';
import type { EInvoiceGap } from '../../../../shared/codes/e-invoices.ts';
import { systemSettings } from '../../../../shared/entities/system-settings.ts';
import { vatProblemSentence } from '../../../../shared/domain/invoice/vat-rule.ts';
import { atField, panels, paths } from '../../navigation/paths.ts';
import { formatMoney } from '../../components/format.ts';
import { remarksText as text } from '../../text/invoice-remarks.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

export type RepairHint = {
  sentence: string;
  links: readonly { target: RowTarget; label: string }[];
  rest?: string;
};
type RepairTarget = { projectId: number; customerId: number };

export function repairHintOf(remark: InvoiceRemark, { projectId, customerId }: RepairTarget): RepairHint {
  const link = (target: RowTarget, label: string) => ({ links: [{ target, label }] });
  const inSettings = (field: string) => link(paths.systemSettingsField(field), text.showSystemSettings);
  const atProject = (field: string) => link(atField(panels.project(projectId), field), text.editProject);
  const atCustomer = (field: string) => link(atField(panels.customer(customerId), field), text.showCustomer);
  const atPrices = link(panels.projectPriceList(projectId), text.showPriceList);
  switch (remark.kind) {
    case 'no-price':
      return {
        sentence: text.noPrice(remark.products),
        links: [
          { target: paths.defaultPriceLists, label: text.showDefaultPriceLists },
          { target: panels.projectPriceList(projectId), label: text.showProjectPriceList },
        ],
      };
    case 'no-cost':
      return { sentence: text.noCost(remark.products), ...byNumber(remark.workOrderIds) };
    case 'no-receipt':
      return { sentence: text.noReceipt(remark.count), ...byNumber(remark.workOrderIds) };
    case 'first-number-taken':
      return { sentence: text.firstNumberTaken(remark), ...inSettings('firstInvoiceNumber') };
    case 'worked-not-invoiced':
      return { sentence: text.workedNotInvoiced(remark.hours), ...byNumber(remark.workOrderIds) };
    case 'estimated-not-invoiced':
      return { sentence: text.estimatedNotInvoiced(remark.hours), ...byNumber(remark.workOrderIds) };
    case 'adds-nothing':
      return { sentence: text.addsNothing(remark.workOrderIds.length), ...byNumber(remark.workOrderIds) };
    case 'payment-remark':
      return { sentence: text.paymentRemark, ...atCustomer('paymentRemark') };
    case 'vat-undecided':
      return {
        sentence: vatProblemSentence(remark.problem, remark),
        links: [
          ...atCustomer('vatNumber').links,
          ...(remark.problem === 'no-eu-number' ? atProject('isSwedishProperty').links : []),
        ],
      };
    case 'needs-e-invoice':
      return { sentence: text.needsEInvoice, ...atCustomer('invoiceDelivery') };
    case 'e-invoice-lacks':
      return { sentence: text.eInvoiceLacks(remark.gaps), links: repairLinks(remark.gaps, { projectId, customerId }) };
    case 'over-budget':
      return {
        sentence: text.overBudget(formatMoney(remark.total), formatMoney(remark.budget)),
        ...atProject('budget'),
      };
    case 'near-ceiling':
      return {
        sentence: text.nearCeiling(formatMoney(remark.total), formatMoney(remark.ceiling), remark.percent),
        ...link(panels.agreement(projectId), text.showAgreement),
      };
    case 'no-address':
      return { sentence: text.noAddress, ...atProject('invoiceAddressId') };
    case 'address-not-whole':
      return { sentence: text.addressNotWhole, ...link(panels.address(remark.addressId), text.editAddress) };
    case 'no-reference':
      return { sentence: text.noReference, ...atProject('mainContactId') };
    case 'zero-price':
      return { sentence: text.zeroPrice(remark.texts), ...atPrices };
    case 'earlier-prices':
      return {
        sentence: text.earlierPrices(remark.products, remark.listYears),
        ...link(paths.defaultPriceLists, text.showDefaultPriceLists),
      };
    case 'future-work':
      return { sentence: text.futureWork(remark.workOrders.length), ...byDay(remark.workOrders) };
    case 'old-work':
      return { sentence: text.oldWork(remark.workOrders.length), ...byDay(remark.workOrders) };
    case 'no-email':
      return { sentence: text.noEmail(remark.invoiceEmailTo), ...atCustomer('invoiceEmail') };
    case 'no-accounting-number':
      return { sentence: text.noAccountingNumber, ...atCustomer('fortnoxCustomerNumber') };
    case 'company-not-whole':
      return {
        sentence: text.companyNotWhole(remark.fields.map((field) => labelOf(field))),
        ...inSettings(remark.fields[0]!),
      };
  }
}

/** Where nothing can be linked: what the links would name ends the sentence. */
export function remarkInWords(remark: InvoiceRemark, of: RepairTarget): string {
  const { sentence, links, rest = '' } = repairHintOf(remark, of);
  return sentence.endsWith(':') ? `${sentence} ${links.map(({ label }) => label).join(', ')}${rest}.` : sentence;
}

const fieldOfSettings: Partial<Record<EInvoiceGap, string>> = {
  'company-name': 'companyName',
  'company-number': 'organisationNumber',
  'company-vat-number': 'vatNumber',
};

/** Where each of them is entered: the order number and the reference differ by project. */
function repairLinks(gaps: readonly EInvoiceGap[], { projectId, customerId }: RepairTarget): RepairHint['links'] {
  const places = [
    { of: ['any-reference', 'reference', 'order-number'], target: panels.project(projectId), label: text.editProject },
    { of: ['customer-address', 'customer-number'], target: panels.customer(customerId), label: text.showCustomer },
  ];
  const [inSettings] = gaps.flatMap((gap) => fieldOfSettings[gap] ?? []);
  return [
    ...places.filter(({ of }) => gaps.some((gap) => of.includes(gap))),
    ...(inSettings ? [{ target: paths.systemSettingsField(inSettings), label: text.showSystemSettings }] : []),
  ];
}

const maxLinks = 5;

type LabelledWorkOrder = { workOrderId: number; label: string };

function toWorkOrders(workOrders: readonly LabelledWorkOrder[]): Omit<RepairHint, 'sentence'> {
  const links = workOrders.slice(0, maxLinks).map(({ workOrderId, label }) => ({
    target: panels.workOrder({ workOrderId }),
    label,
  }));
  const others = workOrders.length - links.length;
  return { links, ...(others > 0 && { rest: text.otherWorkOrders(others) }) };
}

function byDay(workOrders: readonly { workOrderId: number; verificationDate: Day }[]): Omit<RepairHint, 'sentence'> {
  return toWorkOrders(
    workOrders.map(({ workOrderId, verificationDate }) => ({ workOrderId, label: verificationDate })),
  );
}

function byNumber(workOrderIds: readonly number[]): Omit<RepairHint, 'sentence'> {
  return toWorkOrders(workOrderIds.map((workOrderId) => ({ workOrderId, label: text.workOrder(workOrderId) })));
}

const labels: Partial<Record<string, string>> = systemSettings.labels;

function labelOf(field: string): string {
  return (labels[field] ?? field).toLowerCase();
}
