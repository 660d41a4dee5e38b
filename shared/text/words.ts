import { addressTypeLabels } from './addresses.ts';
import { priceFormLabels } from './agreements.ts';
import { eInvoiceDemandLabels, eInvoiceWayLabels, invoiceDeliveryLabels } from './e-invoice.ts';
import { densityLabels } from './densities.ts';
import { differenceStateLabels } from './fortnox-differences.ts';
import { invoiceStatusLabels, invoiceTypeLabels } from './invoices.ts';
import { notificationChannelLabels } from './notification-settings.ts';
import { productTypeLabels } from './products.ts';
import { projectLogTypeLabels } from './project-logs.ts';
import { setupChoiceLabels } from './setup.ts';
import { staffTimeLogStatusLabels, vacationDayLabels } from './staff-time-logs.ts';
import { startPageLabels } from './start-pages.ts';
import { grantChoiceLabels, roleLabels } from './users.ts';
import { nobodyLabel, sharedLabel } from './work-order-people.ts';
import { workOrderStatusLabels } from './work-orders.ts';

/**
 * What stands for the codes of records' fields. A declaration names its words, and only those who tell of a record load
 * them: with the declarations, each text would be part of nearly every function.
 */
export const words = {
  addressType: addressTypeLabels,
  density: densityLabels,
  differenceState: differenceStateLabels,
  eInvoiceDemand: eInvoiceDemandLabels,
  eInvoiceWay: eInvoiceWayLabels,
  grantChoice: grantChoiceLabels,
  invoiceDelivery: invoiceDeliveryLabels,
  invoiceStatus: invoiceStatusLabels,
  invoiceType: invoiceTypeLabels,
  notificationChannel: notificationChannelLabels,
  priceForm: priceFormLabels,
  productType: productTypeLabels,
  projectLogType: projectLogTypeLabels,
  role: roleLabels,
  setupChoice: setupChoiceLabels,
  staffTimeLogStatus: staffTimeLogStatusLabels,
  startPage: startPageLabels,
  vacationDay: vacationDayLabels,
  workOrderPeople: { Shared: sharedLabel, Nobody: nobodyLabel },
  workOrderStatus: workOrderStatusLabels,
};

export type Words = typeof words;
