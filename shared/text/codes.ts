import type { GrantChoice } from '../codes/grants.ts';
import type { WorkOrderStatus } from '../codes/work-order-status.ts';
import type { BudgetUse } from '../codes/budget-uses.ts';
import type { StartPage } from '../codes/start-pages.ts';
import type { Role } from '../codes/roles.ts';
import type { AddressType } from '../codes/address-types.ts';
import type { ProjectLogType } from '../codes/project-log-types.ts';
import type { ProductType } from '../codes/product-types.ts';
import type { InvoiceStatus } from '../codes/invoice-statuses.ts';
import type { PaymentState } from '../codes/payment-states.ts';
import type { InvoiceType } from '../codes/invoice-types.ts';
import type { StaffTimeLogStatus, TimeLogState, VacationDay } from '../codes/staff-time-logs.ts';
import type { PriceForm } from '../codes/price-forms.ts';
import type { DifferenceState } from '../codes/difference-states.ts';

export const grantChoiceLabels: Record<GrantChoice, string> = {
  ByRole: 'Enligt rollen',
  Given: 'Ja',
  Denied: 'Nej',
};

export const roleLabels: Record<Role, string> = {
  Staff: 'Konsult',
  SuperAdmin: 'Superadmin',
  Developer: 'Utvecklare',
};

export const staffTimeLogStatusLabels: Record<StaffTimeLogStatus, string> = {
  Draft: 'Utkast',
  Submitted: 'Inskickad',
};

export const timeLogStateLabels: Record<TimeLogState, string> = {
  Missing: 'Saknas',
  Started: 'Påbörjad',
  SentBack: 'Tillbakaskickad',
  Submitted: 'Inskickad',
  Approved: 'Godkänd',
};

export const vacationDayLabels: Record<VacationDay, string> = { None: '', Half: 'Halv', Full: 'Hel' };

export const priceFormLabels: Record<PriceForm, string> = {
  Hourly: 'Löpande räkning',
  FixedPrice: 'Fast pris',
  Ceiling: 'Löpande med takpris',
};

export const differenceStateLabels: Record<DifferenceState, string> = {
  Open: 'Öppen',
  Settled: 'Avbockad',
  Mended: 'Rättad',
};

export const addressTypeLabels: Record<AddressType, string> = {
  Undefined: 'Odefinierad',
  InvoiceAddress: 'Fakturaadress',
  Object: 'Objekt',
  Establishment: 'Etablering',
  Office: 'Kontor',
  MeetingAddress: 'Mötesadress',
  Other: 'Övriga',
};

export const budgetUseLabels: Record<BudgetUse, string> = { Near: 'Nära budget', Over: 'Över budget' };

export const startPageLabels: Record<StartPage, string> = {
  Owner: 'Ansvarig',
  Reviewer: 'Granskare',
  WorkOrders: 'Insatser',
  Share: 'Dela',
  MyDay: 'Min dag',
};

export const productTypeLabels: Record<ProductType, string> = {
  Rate: 'Taxa',
  Rent: 'Hyra',
  Expense: 'Omkostnad',
  Mileage: 'Milersättning',
  Subconsultant: 'Underkonsult',
};

export const unitLabels: Record<ProductType, string> = {
  Rate: 'tim',
  Rent: 'st',
  Expense: 'st',
  Mileage: 'km',
  Subconsultant: 'tim',
};

/** Of an invoice's lines; lines of other types have one only by their product. */
export const lineHeadings: Partial<Record<ProductType, string>> = {
  Expense: 'Omkostnader',
  Mileage: 'Milersättning',
  Subconsultant: 'Underkonsulter',
};

export const projectLogTypeLabels = {
  Manual: 'Manuell',
  Project: 'Projekt',
  WorkOrder: 'Insats',
  Invoice: 'Faktura',
} as const satisfies Record<ProjectLogType, string>;

export const workOrderStatusLabels: Record<WorkOrderStatus, string> = {
  Quoted: 'Offererad',
  Planned: 'Planerad',
  Started: 'Pågående',
  Registered: 'Registrerad',
  Invoiced: 'Fakturerad',
  Cancelled: 'Makulerad',
};

export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  Created: 'Endast Klang',
  Sent: 'Registrerad',
  Posted: 'Bokförd',
  Paid: 'Betald',
  Overdue: 'Förfallen',
  Cancelled: 'Makulerad',
};

export const paymentLabels: Record<PaymentState, string> = {
  unpaid: 'Obetald',
  overpaid: 'Överbetald',
  late: 'Förfallen',
  'late-over-30': 'Förfallen > 30 dagar',
  'late-to-30': 'Förfallen 1–30 dagar',
  'late-31-60': 'Förfallen 31–60 dagar',
  'late-61-90': 'Förfallen 61–90 dagar',
  'late-over-90': 'Förfallen > 90 dagar',
};

export const invoiceTypeLabels: Record<InvoiceType, string> = { Debit: 'Faktura', Credit: 'Kreditfaktura' };

export function optionsOf<Code extends string>(labels: Record<Code, string>): { value: Code; label: string }[] {
  return (Object.keys(labels) as Code[]).map((value) => ({ value, label: labels[value] }));
}
