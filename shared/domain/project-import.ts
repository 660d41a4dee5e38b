import { formatPostalCode } from '../lib/postal-code.ts';

export const importColumns = [
  { key: 'projectCode', heading: 'Projektkod' },
  { key: 'customerName', heading: 'Kund' },
  { key: 'ownerInitials', heading: 'Ansvarig' },
  { key: 'reviewerInitials', heading: 'Granskare' },
  { key: 'active', heading: 'Aktiv' },
  { key: 'objectName', heading: 'Objekt' },
  { key: 'objectAddress1', heading: 'Objektets adress' },
  { key: 'objectPostalCode', heading: 'Objektets postnummer' },
  { key: 'objectCity', heading: 'Objektets ort' },
  { key: 'invoiceName', heading: 'Fakturamottagare' },
  { key: 'invoiceAddress1', heading: 'Fakturaadress' },
  { key: 'invoicePostalCode', heading: 'Fakturans postnummer' },
  { key: 'invoiceCity', heading: 'Fakturans ort' },
] as const;
export type ImportKey = (typeof importColumns)[number]['key'];

export const requiredKeys: readonly ImportKey[] = ['projectCode', 'customerName'];

export type ImportedAddress = { name: string; address1: string; postalCode: string; city: string };

export type ImportRow = {
  projectCode: string;
  customerName: string;
  ownerInitials: string;
  reviewerInitials: string;
  active: boolean;
  object: ImportedAddress | null;
  invoice: ImportedAddress | null;
};

export type FaultyCell = { key: ImportKey; message: string };

export function readImportRow(cells: Record<ImportKey, string>): { row: ImportRow; faults: FaultyCell[] } {
  const faults: FaultyCell[] = [];
  const fault = (key: ImportKey, message: string) => faults.push({ key, message });
  const codeFault = faultOfCode(cells.projectCode);
  if (codeFault) fault('projectCode', codeFault);
  if (cells.customerName === '') fault('customerName', 'Kunden saknas.');
  for (const { key } of importColumns) {
    if (key !== 'projectCode' && cells[key].length > longest[key]) fault(key, `Högst ${longest[key]} tecken.`);
  }
  const active = yesOrNo(cells.active);
  if (active === undefined) fault('active', 'Skriv Ja eller Nej, eller lämna cellen tom för Ja.');
  const address = (part: 'object' | 'invoice') => {
    const keys = addressKeys[part];
    const values = keys.map((key) => cells[key]);
    if (values.every((value) => value === '')) return null;
    for (const key of keys.slice(1)) {
      if (cells[key] === '') fault(key, 'En adress behöver gatuadress, postnummer och ort.');
    }
    const [name = '', address1 = '', postalCode = '', city = ''] = values;
    return { name, address1, postalCode: formatPostalCode(postalCode), city };
  };
  const { projectCode, customerName, ownerInitials, reviewerInitials } = cells;
  const row = {
    projectCode,
    customerName,
    ownerInitials,
    reviewerInitials,
    active: active ?? true,
    object: address('object'),
    invoice: address('invoice'),
  };
  return { row, faults };
}

const addressKeys = {
  object: ['objectName', 'objectAddress1', 'objectPostalCode', 'objectCity'],
  invoice: ['invoiceName', 'invoiceAddress1', 'invoicePostalCode', 'invoiceCity'],
} as const;

const longest: Record<ImportKey, number> = {
  projectCode: 32,
  customerName: 100,
  ownerInitials: 10,
  reviewerInitials: 10,
  active: 10,
  objectName: 100,
  objectAddress1: 100,
  objectPostalCode: 20,
  objectCity: 60,
  invoiceName: 100,
  invoiceAddress1: 100,
  invoicePostalCode: 20,
  invoiceCity: 60,
};

function faultOfCode(code: string): string | undefined {
  if (code === '') return 'Projektkoden saknas.';
  if (code.length > longest.projectCode) return 'Projektkoden får vara högst 32 tecken.';
  if (!/^[\p{L}\d._-]+$/u.test(code))
    return 'Projektkoden får bara ha bokstäver, siffror, bindestreck, punkt och understreck.';
  // A code of dots only would be a relative path in a URL.
  return /[\p{L}\d]/u.test(code) ? undefined : 'Projektkoden måste ha minst en bokstav eller siffra.';
}

export function codeKey(code: string): string {
  return code.normalize('NFC').toUpperCase();
}

function yesOrNo(text: string): boolean | undefined {
  const word = text.toLowerCase();
  if (['', 'ja', 'j', 'x', '1', 'true', 'sant'].includes(word)) return true;
  return ['nej', 'n', '0', 'false', 'falskt'].includes(word) ? false : undefined;
}
