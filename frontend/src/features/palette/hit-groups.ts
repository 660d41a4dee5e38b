import type { FoundKind } from '../../../../shared/codes/found-kinds.ts';
import { readSearch } from '../../../../shared/domain/typed-search.ts';
import type { FoundFiles, FoundRecords } from '../../../../shared/schemas/found-records.ts';
import { folderOf, nameOf } from '../../../../shared/lib/file-paths.ts';
import { invoiceTypeLabels } from '../../../../shared/text/invoices.ts';
import { formatMoney } from '../../components/format.ts';
import type { RecentRecord } from '../../components/recent-records.ts';
import type { PanelAddress, RowTarget } from '../../navigation/panel-address.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { filesText } from '../../text/files.ts';
import { menuText, paletteText } from '../../text/shell.ts';
import { menuLabels, titles } from '../../navigation/titles.ts';
import type { ProjectCommand } from './palette-commands.ts';

export type Hit = {
  id: string;
  label: string;
  description?: string;
  target: RowTarget;
  /** The list that lies under the panel. */
  under?: string;
  /** Belongs to the hit above it. */
  isNested?: boolean;
};
export type HitGroup = { group: string; hits: readonly Hit[] };

type HitOf<Kind extends keyof FoundRecords> = FoundRecords[Kind][number];

/** An amount or a number is most likely that of an invoice. */
export function hitGroups(found: FoundRecords, text: string): HitGroup[] {
  const { customers, projects, contacts, workOrders, invoices, addresses, users } = found;
  const shown = new Set(projects.map(({ projectId }) => projectId));
  const nested = (customer: HitOf<'customers'>) =>
    customer.projects
      .filter(({ projectId }) => customers.length === 1 || !shown.has(projectId))
      .map((project) => ({
        ...projectHit(project),
        description: project.active ? '' : paletteText.inactive,
        isNested: true,
      }));
  const ofCustomers = customers.flatMap((customer) => [customerHit(customer), ...nested(customer)]);
  const nestedIds = new Set(ofCustomers.map(({ id }) => id));
  const ofInvoices = { group: menuText.invoices, hits: invoices.map(invoiceHit) };
  const others = [
    { group: titles.customers, hits: ofCustomers },
    { group: titles.projects, hits: projects.map(projectHit).filter(({ id }) => !nestedIds.has(id)) },
    { group: titles.persons, hits: contacts.map(contactHit) },
    { group: menuLabels.homeWorkOrders, hits: workOrders.map(workOrderHit) },
  ];
  const rest = [
    { group: titles.addresses, hits: addresses.map(addressHit) },
    { group: titles.users, hits: users.map(userHit) },
  ];
  const isNumber = readSearch(text).amountOre !== undefined;
  const all = isNumber ? [ofInvoices, ...others, ...rest] : [...others, ofInvoices, ...rest];
  return all.filter(({ hits }) => hits.length > 0);
}

/** What was opened last, in that order; the caller's newest projects when nothing was. */
export function recentGroups(found: FoundRecords, recent: readonly RecentRecord[]): HitGroup[] {
  const hits = new Map(
    [
      ...found.customers.map(customerHit),
      ...found.projects.map(projectHit),
      ...found.contacts.map(contactHit),
      ...found.workOrders.map(workOrderHit),
      ...found.invoices.map(invoiceHit),
      ...found.addresses.map(addressHit),
      ...found.users.map(userHit),
    ].map((hit) => [hit.id, hit]),
  );
  const opened = recent.flatMap(({ kind, id }) => hits.get(idOf(kind, id)) ?? []);
  if (opened.length > 0) return [{ group: paletteText.recent, hits: opened }];
  return found.projects.length > 0 ? [{ group: titles.projects, hits: found.projects.map(projectHit) }] : [];
}

export function fileGroup({ files }: FoundFiles): HitGroup[] {
  return files.length > 0 ? [{ group: filesText.title, hits: files.map(fileHit) }] : [];
}

export function commandGroup({ label, target }: ProjectCommand, { projects }: FoundRecords): HitGroup {
  return {
    group: paletteText.actions,
    hits: projects.map((project) => {
      const { id, label: name, description } = projectHit(project);
      return {
        id: `do-${id}`,
        label: `${label} ${name}`,
        ...(description && { description }),
        target: target(project),
      };
    }),
  };
}

const idOf = (kind: FoundKind, id: number) => `${kind}-${id}`;

const together = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

type Words = { label: string; description?: string };

function hit(kind: FoundKind, id: number, words: Words, under: string, target: PanelAddress): Hit {
  return { id: idOf(kind, id), ...words, under, target };
}

function customerHit({ customerId, name }: HitOf<'customers'>): Hit {
  return { id: idOf('customer', customerId), label: name, target: paths.customerDetails(customerId) };
}

function projectHit({ projectId, projectCode, objectName, customerName, active }: HitOf<'projects'>): Hit {
  const label = [projectCode, objectName].filter(Boolean).join(' ');
  const description = together(customerName, active ? '' : paletteText.inactive);
  return { id: idOf('project', projectId), label, description, target: paths.projectDetails(projectId) };
}

function contactHit({ contactId, fullName, freeText, mobilePhone, phone }: HitOf<'contacts'>): Hit {
  const description = together(freeText, mobilePhone || phone);
  return hit('contact', contactId, { label: fullName, description }, paths.persons, panels.contact(contactId));
}

function workOrderHit({ workOrderId, invoiceNote, projectCode, customerName }: HitOf<'workOrders'>): Hit {
  const words = { label: `${workOrderId} ${invoiceNote}`, description: together(projectCode, customerName) };
  return hit('work-order', workOrderId, words, paths.projectWorkOrders(projectCode), panels.workOrder({ workOrderId }));
}

function invoiceHit({ invoiceId, invoiceType, serialNumberPadded, ...invoice }: HitOf<'invoices'>): Hit {
  const { projectCode, customerName, sumTotalIncVat, displayDate } = invoice;
  const words = {
    label: `${invoiceTypeLabels[invoiceType]} ${serialNumberPadded}`,
    description: together(formatMoney(sumTotalIncVat), displayDate, projectCode, customerName),
  };
  return hit('invoice', invoiceId, words, paths.invoiceArchive, panels.invoice(invoiceId));
}

function addressHit({ addressId, name, formatted, customerName }: HitOf<'addresses'>): Hit {
  const words = {
    label: name || customerName,
    description: together(customerName, formatted.replace(`${name}, `, '')),
  };
  return hit('address', addressId, words, paths.addresses, panels.address(addressId));
}

function userHit({ userId, initials, firstName, lastName, phone }: HitOf<'users'>): Hit {
  const words = { label: `${initials} ${firstName} ${lastName}`, description: phone };
  return hit('user', userId, words, paths.users, panels.user(userId));
}

/** Opens the file's folder. */
function fileHit({ projectId, projectCode, objectName, path }: FoundFiles['files'][number]): Hit {
  const description = together(projectCode, objectName, folderOf(path));
  const target = panels.files({ projectId, projectCode, path: folderOf(path) });
  return { id: `file-${projectId}-${path}`, label: nameOf(path), description, under: paths.projects, target };
}
