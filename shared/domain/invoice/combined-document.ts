import { sumKronor } from '../../lib/money.ts';
import type { InvoiceDocument, InvoiceItem } from '../../schemas/invoice.ts';
import type { InvoicedProject } from '../../entities/invoice-parts.ts';
import { documentOf, linesOf } from './build-invoice-document.ts';
import type { InvoiceInput } from './invoice-input.ts';
import { requireVat } from './vat-rule.ts';

/**
 * The 'same': what projects must agree on to share an invoice, since it says it once. Lines and sums are not compared:
 * without work, all are alike. 'own': what each project has of its own, and what follows from the day.
 */
const combinedFields = {
  invoiceCode: 'own',
  serialNumber: 'same',
  serialNumberPadded: 'same',
  refSerialNumberPadded: 'same',
  invoiceType: 'same',
  creditScope: 'same',
  creditReason: 'same',
  projectId: 'own',
  projectCode: 'own',
  projects: 'same',
  projectOwnerUserId: 'same',
  projectOwnerUserInitials: 'same',
  objectName: 'own',
  customerId: 'same',
  customerName: 'same',
  customerVatNumber: 'same',
  customerCountryCode: 'same',
  customerOrganisationNumber: 'same',
  customerElectronicAddress: 'same',
  invoiceDelivery: 'same',
  sumTotal: 'same',
  sumTotalRounded: 'same',
  vatTotalRounded: 'same',
  roundingTotal: 'same',
  sumTotalIncVat: 'same',
  vatOfRates: 'same',
  dateCreated: 'own',
  displayDate: 'own',
  dueDate: 'own',
  paymentTermDays: 'same',
  workFrom: 'own',
  workTo: 'own',
  ocr: 'same',
  invoiceTitle: 'same',
  invoiceSubTitle: 'same',
  invoiceEmail: 'same',
  costCenter: 'same',
  orderNumber: 'same',
  customerReferenceName: 'same',
  ourReferenceName: 'same',
  invoiceMessage: 'own',
  invoiceAddress: 'same',
  objectAddress: 'own',
  items: 'same',
  company: 'own',
} as const satisfies Record<keyof InvoiceDocument, 'same' | 'own'>;

/** Projects share an invoice only where this is the same: customer, receiver, terms, references, marking and texts. */
export function combinedKey(input: InvoiceInput): string {
  const document = documentOf({ ...input, workOrders: [] }, []);
  const head = Object.entries(document).filter(([field]) => combinedFields[field as keyof InvoiceDocument] === 'same');
  return JSON.stringify([Object.fromEntries(head), input.project.isSwedishProperty]);
}

/**
 * One debit invoice of several projects, in the order of `inputs`, each with its own lines as on an invoice of its own.
 * VAT and rounding are of all lines together. The first project gives the number's code.
 * @param inputs of one `combinedKey` @throws what `buildInvoiceDocument` throws, for the first project it concerns
 */
export function buildCombinedDocument(
  inputs: readonly InvoiceInput[],
  number?: { serialNumber: number },
): InvoiceDocument {
  const numbered = number ? inputs.map((input) => ({ ...input, number })) : inputs;
  const parts = numbered.map((input) => ({ input, lines: linesOf(input), own: documentOf(input, []) }));
  const [first] = numbered;
  if (!first) throw new Error('A combined invoice has no project.');
  const lines = parts.flatMap((part) => part.lines);
  requireVat(first.customer, lines);
  const document = documentOf({ ...first, workOrders: numbered.flatMap(({ workOrders }) => workOrders) }, lines);
  const owners = parts.flatMap((part) => part.lines.map(() => part.own.projectId));
  const items = document.items.map((item, index) => ({ ...item, projectId: owners[index]! }));
  const projects = parts.map(({ own: { projectId, projectCode, objectName, workFrom, workTo } }) => ({
    projectId,
    projectCode,
    objectName,
    workFrom,
    workTo,
    sumTotal: 0,
  }));
  return {
    ...document,
    invoiceMessage: messageOf(parts.map(({ own }) => own)),
    objectName: '',
    objectAddress: null,
    items,
    projects: projectsWithSums(projects, items),
  };
}

/** That of all projects, or those of each with its code. */
function messageOf(projects: readonly Pick<InvoiceDocument, 'projectCode' | 'invoiceMessage'>[]): string {
  const [first, ...others] = new Set(projects.map(({ invoiceMessage }) => invoiceMessage));
  if (others.length === 0) return first ?? '';
  return projects
    .flatMap(({ projectCode, invoiceMessage }) => (invoiceMessage ? [`${projectCode}: ${invoiceMessage}`] : []))
    .join('<br><br>');
}

/** The sums of the projects, from their lines: of a debit, or of a credit of it. */
export function projectsWithSums(
  projects: readonly InvoicedProject[],
  items: readonly Pick<InvoiceItem, 'projectId' | 'subTotal'>[],
): InvoicedProject[] {
  return projects.map((project) => {
    const own = items.filter(({ projectId }) => projectId === project.projectId);
    return { ...project, sumTotal: sumKronor(own, ({ subTotal }) => subTotal) };
  });
}

/** As they are printed: those of each project together, else in the given order. */
export function inOrderOfProjects<Item extends Pick<InvoiceItem, 'projectId'>>(
  projects: readonly InvoicedProject[],
  items: readonly Item[],
): Item[] {
  const places = new Map(projects.map(({ projectId }, index) => [projectId, index]));
  const placeOf = ({ projectId }: Item) => places.get(projectId) ?? 0;
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The part of an invoice that concerns a project, to enter it in the account of its agreement. */
export function partOfProject(document: InvoiceDocument, projectId: number): InvoiceDocument {
  if (document.projects.length === 0) return document;
  return { ...document, items: document.items.filter((item) => item.projectId === projectId) };
}
