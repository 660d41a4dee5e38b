export const sharedLabel = 'DELA';
export const nobodyLabel = 'INGEN';

export const invoiceLabels = {
  serialNumber: 'Fakturanr',
  projectCode: 'Projekt',
  objectName: 'Objekt',
  customer: 'Kund',
  owner: 'Ansvarig',
  type: 'Typ',
  refersTo: 'Avser',
  status: 'Status',
  date: 'Datum',
  dueDate: 'Förfaller',
  daysLate: 'Dagar sen',
  sum: 'Summa exkl. moms',
  vat: 'Moms',
  total: 'Summa inkl. moms',
  balance: 'Obetalt',
  byHand: 'För hand',
  credited: 'Krediterad',
  creditReason: 'Skäl till kreditering',
  creditedIncVat: 'Krediterat',
} as const;
