import { agreement } from '../../../shared/entities/agreement.ts';
import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { customerPriceList, defaultPriceList, projectPriceList } from '../../../shared/entities/price-lists.ts';
import { fortnoxDifference } from '../../../shared/entities/fortnox-difference.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { tag } from '../../../shared/entities/tag.ts';
import { user } from '../../../shared/entities/user.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import { type Part, shown as as, type Shown } from '../../../shared/entities/shown.ts';
import { historyOf } from '../../../shared/entities/history-of.ts';
import type { HistoryKind } from '../../../shared/schemas/history.ts';
import { formatMoney } from '../../../shared/lib/format.ts';
import type { ByHand } from '../../../shared/schemas/invoice.ts';
import { invoiceLabels } from '../../../shared/text/invoices.ts';
import type { Words } from '../../../shared/text/words.ts';
import type { Data } from '../core/records.ts';

type Every<K extends HistoryKind> = Record<keyof Data<K>, Shown>;
/** What an invoice prints never changes, so most of its fields have no entry and are not shown. */
type FieldsOf<K extends HistoryKind> = K extends 'invoice' ? Partial<Every<K>> : Every<K>;

function partsByHand(given: ByHand | readonly never[], { invoiceStatus }: Words): Part[] {
  if (!('bookedOn' in given)) return [];
  const booked = { key: 'booked', name: invoiceStatus.Posted, text: given.bookedOn };
  const paid = given.payments.map(({ day, amount }, index) => ({
    key: `payment ${index}`,
    name: invoiceStatus.Paid,
    text: `${day}, ${formatMoney(amount)}`,
  }));
  return [booked, ...paid];
}

/** A field without an entry does not compile, so no new secret is shown by accident. */
export const historyFields: { [K in HistoryKind]: FieldsOf<K> } = {
  customer: historyOf(customer),
  address: historyOf(address),
  contact: historyOf(contact),
  project: historyOf(project),
  'work-order': historyOf(workOrder),
  invoice: {
    serialNumberPadded: as.text(invoiceLabels.serialNumber),
    refSerialNumberPadded: as.text(invoiceLabels.refersTo),
    invoiceType: as.code(invoiceLabels.type, 'invoiceType'),
    projectCode: as.text(invoiceLabels.projectCode),
    projectOwnerUserInitials: as.text(invoiceLabels.owner),
    objectName: as.text(invoiceLabels.objectName),
    customerName: as.text(invoiceLabels.customer),
    sumTotal: as.kronor(invoiceLabels.sum),
    displayDate: as.text(invoiceLabels.date),
    dueDate: as.text(invoiceLabels.dueDate),
    invoiceEmail: as.text(project.labels.invoiceEmail),
    costCenter: as.text(project.labels.costCenter),
    invoiceMessage: as.markup(project.labels.invoiceMessage),
    status: as.code(invoiceLabels.status, 'invoiceStatus'),
    balance: as.kronor(invoiceLabels.balance),
    byHand: as.parts(invoiceLabels.byHand, partsByHand),
    credited: as.flag(invoiceLabels.credited),
    creditReason: as.text(invoiceLabels.creditReason),
  },
  product: historyOf(product),
  'delivery-template': historyOf(deliveryTemplate),
  tag: historyOf(tag),
  user: historyOf(user),
  'price-list-default': historyOf(defaultPriceList),
  'price-list-customer': historyOf(customerPriceList),
  'price-list-project': historyOf(projectPriceList),
  agreement: historyOf(agreement),
  'fortnox-difference': historyOf(fortnoxDifference),
  'system-settings': historyOf(systemSettings),
};
