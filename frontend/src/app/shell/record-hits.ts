import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { listAddresses } from '../../../../shared/contract/addresses.ts';
import { listContacts } from '../../../../shared/contract/contacts.ts';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { listInvoices } from '../../../../shared/contract/invoices.ts';
import { listProjects } from '../../../../shared/contract/projects.ts';
import { getAllUsers, listUsers } from '../../../../shared/contract/users.ts';
import { listWorkOrders } from '../../../../shared/contract/work-orders.ts';
import { matches } from '../../../../shared/lib/text.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { useMayCall } from '../../api/use-may-call.ts';
import { useRoute } from '../../api/use-route.ts';
import { type PanelAddress, panelParam, writePanel } from '../../navigation/panel-address.ts';
import { invoiceTypeLabels } from '../../../../shared/text/codes.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { menuText } from '../../text/shell.ts';
import { titles } from '../../text/titles.ts';

const shownOfEach = 6;
const leastLength = 2;

export function useRecordHits(query: string): SpotlightActionGroupData[] {
  const [search] = useDebouncedValue(query.trim(), 200);
  const navigate = useNavigate();
  const options = { enabled: search.length >= leastLength, silent: true };
  const customers = useRoute(listCustomers, { query: { name: search, itemsPerPage: shownOfEach } }, options);
  const byCode = useRoute(listProjects, projectsWith({ projectCode: search }), options);
  const byObject = useRoute(listProjects, projectsWith({ objectName: search }), options);
  const persons = useRoute(listContacts, { query: { fullName: search, itemsPerPage: shownOfEach } }, options);
  const workOrders = useRoute(listWorkOrders, { query: { invoiceNote: search, itemsPerPage: shownOfEach } }, options);
  const addresses = useRoute(listAddresses, { query: { name: search, itemsPerPage: shownOfEach } }, options);
  const invoices = useRoute(listInvoices, { query: { serialNumber: search, itemsPerPage: shownOfEach } }, options);
  const mayEditUsers = useMayCall(listUsers);
  const users = useRoute(getAllUsers, {}, { ...options, enabled: options.enabled && mayEditUsers });
  if (search.length < leastLength) return [];

  const open = (path: string, panel: PanelAddress) => () =>
    void navigate({ pathname: path, search: new URLSearchParams({ [panelParam]: writePanel(panel) }).toString() });
  return [
    {
      group: titles.customers,
      actions: (customers.data?.items ?? []).map(({ customerId, name }) => ({
        id: `customer-${customerId}`,
        label: name,
        onClick: open(paths.customers, panels.customer(customerId)),
      })),
    },
    {
      group: titles.projects,
      actions: unique([...(byCode.data?.items ?? []), ...(byObject.data?.items ?? [])]).map((project) => ({
        id: `project-${project.projectId}`,
        label: [project.projectCode, project.objectName].filter(Boolean).join(' '),
        description: project.customerName,
        onClick: open(paths.projects, panels.project(project.projectId)),
      })),
    },
    {
      group: titles.persons,
      actions: (persons.data?.items ?? []).map(({ contactId, fullName, freeText }) => ({
        id: `contact-${contactId}`,
        label: fullName,
        description: freeText,
        onClick: open(paths.persons, panels.contact(contactId)),
      })),
    },
    {
      group: menuText.workOrders,
      actions: (workOrders.data?.items ?? []).map(({ workOrderId, invoiceNote, projectCode, customerName }) => ({
        id: `work-order-${workOrderId}`,
        label: `${workOrderId} ${invoiceNote}`,
        description: `${projectCode} ${customerName}`,
        onClick: open(paths.projectWorkOrders(projectCode), panels.workOrder({ workOrderId })),
      })),
    },
    {
      group: menuText.invoices,
      actions: (invoices.data?.items ?? []).map(({ invoiceId, invoiceType, ...invoice }) => ({
        id: `invoice-${invoiceId}`,
        label: `${invoiceTypeLabels[invoiceType]} ${invoice.serialNumberPadded}`,
        description: `${invoice.projectCode} ${invoice.customerName}`,
        onClick: open(paths.invoiceArchive, panels.invoice(invoiceId)),
      })),
    },
    {
      group: titles.addresses,
      actions: (addresses.data?.items ?? []).map(({ addressId, name, formatted, customerName }) => ({
        id: `address-${addressId}`,
        label: name,
        description: `${customerName}, ${formatted}`,
        onClick: open(paths.addresses, panels.address(addressId)),
      })),
    },
    {
      group: titles.users,
      actions: (users.data ?? [])
        .map(({ userId, initials, firstName, lastName }) => ({ userId, label: `${initials} ${firstName} ${lastName}` }))
        .filter(({ label }) => matches(label, search))
        .slice(0, shownOfEach)
        .map(({ userId, label }) => ({
          id: `user-${userId}`,
          label,
          onClick: open(paths.users, panels.user(userId)),
        })),
    },
  ];
}

function projectsWith(filter: { projectCode: string } | { objectName: string }) {
  return { body: { filter: { ...filter, showAll: true, itemsPerPage: shownOfEach } } };
}

function unique(projects: readonly ProjectRow[]): ProjectRow[] {
  return [...new Map(projects.map((project) => [project.projectId, project])).values()].slice(0, shownOfEach);
}
