import { address } from '../../../shared/entities/address.ts';
import { contact } from '../../../shared/entities/contact.ts';
import { customer } from '../../../shared/entities/customer.ts';
import { deliveryTemplate } from '../../../shared/entities/delivery-template.ts';
import { customerPriceList, defaultPriceList } from '../../../shared/entities/price-lists.ts';
import { fortnoxDifference } from '../../../shared/entities/fortnox-difference.ts';
import { product } from '../../../shared/entities/product.ts';
import { project } from '../../../shared/entities/project.ts';
import { systemSettings } from '../../../shared/entities/system-settings.ts';
import { tag } from '../../../shared/entities/tag.ts';
import { user } from '../../../shared/entities/user.ts';
import { userSettings } from '../../../shared/entities/user-settings.ts';
import { workOrder } from '../../../shared/entities/work-order.ts';
import { isCostPriced } from '../../../shared/codes/product-types.ts';
import { costPriceOre } from '../../../shared/domain/prices.ts';
import { formatAddress } from '../../../shared/domain/address.ts';
import { fullName } from '../../../shared/domain/contact.ts';
import { invoiceTotals } from '../../../shared/domain/invoice/invoice-totals.ts';
import { leftToPay, creditedOre } from '../../../shared/domain/invoice/payment.ts';
import { codesOf, projectsOf } from '../../../shared/domain/invoice/projects-of.ts';
import { lacksHours } from '../../../shared/domain/registered-hours.ts';
import { isSharable, isToInvoice } from '../../../shared/domain/work-order-rules.ts';
import { countedQuantity, workOrderHours, workedQuantity } from '../../../shared/domain/work-order-value.ts';
import { multiplyOre, toOre } from '../../../shared/lib/money.ts';
import { yearOf } from '../../../shared/lib/days.ts';
import { codeKey } from '../../../shared/domain/project-import.ts';
import { textOfMarkup } from '../../../shared/lib/html.ts';
import { phoneDigits } from '../../../shared/lib/phone.ts';
import { fold } from '../../../shared/lib/text.ts';
import { vatPercentOfOldLines } from '../../../shared/schemas/invoice.ts';
import type { FeedData, FeedKind } from '../core/feed-rows.ts';
import { type Columns, code, flag, integer, real, reference, searchable, sortable, text } from './columns.ts';
import type { Value } from './database.ts';
import { columnsOf } from './entity-columns.ts';
import { invoiceStatuses, invoiceTypes } from '../../../shared/codes/invoices.ts';

type Parts<Data> = {
  columns: Record<string, { type: 'INTEGER' | 'REAL' | 'TEXT' }>;
  rows: (data: Data) => Value[][];
};

export type Table<Data> = {
  columns: Columns<Data>;
  /** Integers derived also from other records: stored with the row, and updated by triggers and price changes. */
  derived?: readonly string[];
  /** Long texts, stored apart to keep the rows that filters and joins read small. */
  texts?: Columns<Data>;
  words?: string;
  searched?: readonly string[];
  parts?: Record<string, Parts<Data>>;
};

const { invoiceNote, ...keptBesideTexts } = workOrder.fields;
const {
  invoiceText: _invoiceText,
  invoiceMessage: _invoiceMessage,
  invoiceEmail: _invoiceEmail,
  costCenter: _costCenter,
  ...projectBesideTexts
} = project.fields;

const whole = { type: 'INTEGER' } as const;
const fraction = { type: 'REAL' } as const;
const words = { type: 'TEXT' } as const;

export const tables: { [K in FeedKind]: Table<FeedData<K>> } = {
  user: {
    columns: {
      ...columnsOf<FeedData<'user'>>(user.fields),
      words_fold: text(({ initials, firstName, lastName, email }) =>
        fold(`${initials} ${firstName} ${lastName} ${email}`),
      ),
      phone_digits: text(({ phone }) => phoneDigits(phone)),
    },
  },
  customer: {
    columns: columnsOf(customer.fields),
    derived: ['number_of_projects', 'planned', 'registered', 'invoiced'],
    searched: ['name_fold', 'fortnox_number_fold'],
  },
  address: {
    columns: {
      customer_id: reference('customer', ({ customerId }) => customerId),
      ...columnsOf<FeedData<'address'>>(address.fields),
      ...searchable('formatted', formatAddress),
    },
    searched: ['name_fold', 'city_fold', 'formatted_fold'],
  },
  contact: {
    columns: {
      ...columnsOf<FeedData<'contact'>>(contact.fields),
      ...searchable('full_name', fullName),
      phone_digits: text(({ mobilePhone, phone }) => `${phoneDigits(mobilePhone)} ${phoneDigits(phone)}`),
    },
    searched: ['full_name_fold', 'free_text_fold', 'role_fold', 'email_fold', 'phone_digits'],
    parts: {
      contact_customer: {
        columns: { customer_id: whole },
        rows: ({ customerIds }) => customerIds.map((id) => [id]),
      },
    },
  },
  tag: { columns: columnsOf(tag.fields) },
  product: {
    columns: columnsOf(product.fields),
  },
  'price-list-default': {
    columns: {
      number_of_lines: integer((list) => list.lines.length),
      ...columnsOf<FeedData<'price-list-default'>>(defaultPriceList.fields),
    },
    parts: {
      // In a default list, a price of zero counts as missing.
      default_price: {
        columns: { product_id: whole, year: whole, price_ore: whole },
        rows: (list) =>
          priceRows(
            list.lines.filter(({ priceOre }) => priceOre !== 0),
            list.year,
          ),
      },
    },
  },
  'price-list-customer': {
    columns: {
      customer_id: integer((list) => list.customerId),
      number_of_lines: integer((list) => list.lines.length),
      ...columnsOf<FeedData<'price-list-customer'>>(customerPriceList.fields),
    },
    parts: {
      customer_price: {
        columns: { product_id: whole, customer_id: whole, price_ore: whole },
        rows: (list) => priceRows(list.lines, list.customerId),
      },
    },
  },
  'price-list-project': {
    columns: { project_id: integer((list) => list.projectId) },
    parts: {
      project_price: {
        columns: { product_id: whole, project_id: whole, price_ore: whole },
        rows: (list) => priceRows(list.lines, list.projectId),
      },
    },
  },
  'delivery-template': {
    columns: {
      number_of_items: integer((template) => template.items.length),
      ...columnsOf<FeedData<'delivery-template'>>(deliveryTemplate.fields),
    },
    parts: {
      delivery_template_product: {
        columns: { product_id: whole },
        rows: (template) =>
          [...new Set(template.items.flatMap(({ lines }) => lines.map((line) => line.productId)))].map((id) => [id]),
      },
    },
  },
  project: {
    columns: {
      customer_id: reference('customer', ({ customerId }) => customerId),
      owner_user_id: reference('user', ({ projectOwnerUserId }) => projectOwnerUserId),
      reviewer_user_id: reference('user', ({ projectReviewerUserId }) => projectReviewerUserId),
      main_contact_id: reference('contact', ({ mainContactId }) => mainContactId),
      invoice_address_id: integer(({ invoiceAddressId }) => invoiceAddressId),
      object_address_id: reference('address', ({ objectAddressId }) => objectAddressId),
      /** Rows older than the texts lack them. */
      has_texts: flag(({ invoiceEmail }: Partial<FeedData<'project'>>) => invoiceEmail !== undefined),
      code_key: text(({ projectCode }) => codeKey(projectCode)),
      ...columnsOf<FeedData<'project'>>(projectBesideTexts),
    },
    derived: ['planned', 'registered', 'invoiced', 'number_of_tags', 'to_invoice_ore', 'worked_ore', 'invoiced_ore'],
    searched: ['project_code_fold'],
    texts: { words_fold: text(foldedTextsOfProject) },
    words: 'words',
    parts: {
      project_address: {
        columns: { address_id: whole, is_primary: whole },
        rows: ({ addresses }) => addresses.map(({ addressId, primary }) => [addressId, primary ? 1 : 0]),
      },
      project_contact: { columns: { contact_id: whole }, rows: ({ contactIds }) => contactIds.map((id) => [id]) },
      project_tag: { columns: { tag_id: whole }, rows: ({ tagIds }) => tagIds.map((id) => [id]) },
    },
  },
  agreement: {
    columns: {
      project_id: integer(({ projectId }) => projectId),
      /** The whole record; empty in rows older than it. */
      record: text((data: Partial<FeedData<'agreement'>>) =>
        data.priceForm === undefined ? '' : JSON.stringify(data),
      ),
    },
    parts: {
      instalment: {
        columns: { instalment_id: whole, amount_ore: whole, due_on: words, name: words },
        rows: ({ instalments }) =>
          instalments.map(({ instalmentId, amountOre, dueOn, text: name }) => [
            instalmentId,
            amountOre,
            dueOn ?? '',
            name,
          ]),
      },
      /** What each invoice and credit enters of an instalment; a cancelled one does not count. */
      invoiced_instalment: {
        columns: { instalment_id: whole, invoice_id: whole, net_ore: whole },
        rows: ({ entries }) =>
          entries
            .filter(({ kind }) => kind === 'Instalment')
            .map(({ ref, invoiceId, netOre }) => [ref, invoiceId, netOre]),
      },
    },
  },
  'work-order': {
    columns: {
      project_id: integer((order) => order.projectId),
      owner_user_id: reference('user', (order) => order.workOrderOwnerUserId),
      helper_user_id: reference('user', (order) => order.workOrderHelperUserId),
      /** Null in rows older than it. */
      created_by_user_id: integer((order: Partial<WorkOrder>) => order.createdByUserId),
      sharable: flag(isSharable),
      to_invoice: flag(isToInvoice),
      verification_year: integer((order) => yearOf(order.verificationDate)),
      hours_estimated: real((order) => workOrderHours(order.items).hoursEstimated),
      hours_worked: real((order) => workOrderHours(order.items).hoursWorked),
      invoiceable_hours: real((order) => workOrderHours(order.items).invoiceableHours),
      hours_missing: flag((order) => order.items.some(lacksHours)),
      /** The value of the lines with a price of their own; the others are looked up. */
      frozen_value_ore: integer(frozenValueOre),
      has_live_prices: flag((order) => order.invoiceable && order.items.some(isLive)),
      ...columnsOf<FeedData<'work-order'>>(keptBesideTexts),
    },
    derived: ['value_ore'],
    texts: columnsOf({ invoiceNote }),
    words: 'invoice_note',
    parts: {
      work_order_item: {
        columns: {
          product_id: whole,
          counted_quantity: fraction,
          worked_quantity: fraction,
          frozen_price_ore: whole,
          /** Priced by its own cost, whatever price lists say of its product. */
          is_cost_priced: whole,
        },
        rows: (order) =>
          order.items.map((item) => [
            item.productId,
            countedQuantity(item, order.status),
            workedQuantity(item),
            priceBesideListsOre(item),
            isCostPriced(item.productType) ? 1 : 0,
          ]),
      },
    },
  },
  invoice: {
    columns: {
      serial_number: integer((invoice) => invoice.serialNumber),
      ...searchable('serial_number_padded', (invoice) => invoice.serialNumberPadded),
      ...sortable('ref_serial_number_padded', (invoice) => invoice.refSerialNumberPadded),
      ref_invoice_id: integer((invoice) => invoice.refInvoiceId),
      ...code('invoice_type', invoiceTypes, (invoice) => invoice.invoiceType),
      ...code('status', invoiceStatuses, ledgerStatus),
      credited: flag((invoice) => invoice.credited),
      /** The first one of a combined invoice. */
      project_id: integer((invoice) => invoice.projectId),
      customer_id: integer((invoice) => invoice.customerId),
      sum_total_ore: integer((invoice) => toOre(invoice.sumTotal)),
      vat_ore: integer((invoice) => printedSums(invoice).vatOre),
      to_pay_ore: integer((invoice) => printedSums(invoice).toPayOre),
      /** Null in rows older than the synchronisation of balances. */
      balance_ore: integer(balanceOre),
      /** What the list shows as left to pay. */
      left_ore: integer(leftOre),
      credited_inc_vat_ore: integer(creditedOre),
      display_date: text((invoice) => invoice.displayDate),
      due_date: text((invoice) => invoice.dueDate),
      invoice_code: text((invoice) => invoice.invoiceCode),
      /** The codes of all projects of the invoice. */
      ...searchable('project_code', codesOf),
      ...searchable('owner_initials', (invoice) => invoice.projectOwnerUserInitials),
      owner_user_id: integer((invoice) => invoice.projectOwnerUserId),
      ...searchable('object_name', (invoice) => invoice.objectName),
      ...searchable('customer_name', (invoice) => invoice.customerName),
    },
    searched: ['serial_number_padded_fold', 'project_code_fold', 'owner_initials_fold', 'customer_name_fold'],
    parts: {
      /** Each of its projects, with what counts as invoiced of it without VAT: nothing of a cancelled invoice. */
      invoice_project: {
        columns: { project_id: whole, net_ore: whole },
        rows: (invoice) =>
          projectsOf(invoice).map(({ projectId, sumTotal }) => [
            projectId,
            invoice.status === 'Cancelled' ? 0 : toOre(sumTotal),
          ]),
      },
    },
  },
  'fortnox-difference': { columns: columnsOf(fortnoxDifference.fields) },
  'user-settings': { columns: columnsOf(userSettings.fields) },
  'system-settings': { columns: columnsOf(systemSettings.fields) },
};

export const feedKinds = Object.keys(tables) as FeedKind[];

export function tableName(kind: FeedKind): string {
  return kind.replaceAll('-', '_');
}

/** Rows older than these fields lack them. */
function foldedTextsOfProject(row: Partial<FeedData<'project'>>): string {
  const { invoiceText = '', invoiceMessage = '', invoiceEmail = '', costCenter = '' } = row;
  return fold([invoiceText, textOfMarkup(invoiceMessage), invoiceEmail, costCenter].join('\n'));
}

type WorkOrder = FeedData<'work-order'>;

function isLive(item: WorkOrder['items'][number]): boolean {
  return priceBesideListsOre(item) === null;
}

/** The frozen price, or that of the line's own cost, 0 until it is entered; null where price lists decide. */
function priceBesideListsOre(item: WorkOrder['items'][number]): number | null {
  return item.frozenPriceOre ?? (isCostPriced(item.productType) ? (costPriceOre(item) ?? 0) : null);
}

function frozenValueOre({ invoiceable, status, items }: WorkOrder): number {
  if (!invoiceable) return 0;
  return items.reduce(
    (sum, item) => sum + multiplyOre(countedQuantity(item, status), priceBesideListsOre(item) ?? 0),
    0,
  );
}

/** Nothing is late of what asks for no payment: rows of a time when a credit left its debit overdue say that it is. */
function ledgerStatus({ status, credited }: Partial<FeedData<'invoice'>>): FeedData<'invoice'>['status'] | undefined {
  return credited && status === 'Overdue' ? 'Posted' : status;
}

/** Rows older than these sums belong to invoices with a single VAT rate. */
function printedSums({ sumTotal, vatTotalRounded, sumTotalIncVat }: Partial<FeedData<'invoice'>>) {
  if (vatTotalRounded !== undefined && sumTotalIncVat !== undefined) {
    return { vatOre: toOre(vatTotalRounded), toPayOre: toOre(sumTotalIncVat) };
  }
  return invoiceTotals([{ subTotalOre: toOre(sumTotal ?? 0), vatPercent: vatPercentOfOldLines }]);
}

function balanceOre({ balance }: Partial<FeedData<'invoice'>>): number | null {
  return typeof balance === 'number' ? toOre(balance) : null;
}

function leftOre(invoice: FeedData<'invoice'>): number | null {
  const [balance, sumTotalIncVat] = [balanceOre(invoice), printedSums(invoice).toPayOre];
  return leftToPay({ balance, status: invoice.status, sumTotalIncVat });
}

function priceRows(lines: readonly { productId: number; priceOre: number }[], owner: number): Value[][] {
  return lines.map(({ productId, priceOre }) => [productId, owner, priceOre]);
}
