import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from 'react-router-dom';
import { listContacts } from '../../../../shared/contract/contacts.ts';
import { listCustomers } from '../../../../shared/contract/customers.ts';
import { listProjects } from '../../../../shared/contract/projects.ts';
import { listWorkOrders } from '../../../../shared/contract/work-orders.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import { useRoute } from '../../api/use-route.ts';
import { type PanelAddress, panelParam, writePanel } from '../../components/panel/panel-address.ts';
import { panels, paths } from '../paths.ts';

const shownOfEach = 6;
const leastLength = 2;

/** The records whose name matches what is typed in the palette. */
export function useRecordHits(query: string): SpotlightActionGroupData[] {
  const [search] = useDebouncedValue(query.trim(), 200);
  const navigate = useNavigate();
  const options = { enabled: search.length >= leastLength, silent: true };
  const customers = useRoute(listCustomers, { query: { name: search, itemsPerPage: shownOfEach } }, options);
  const byCode = useRoute(listProjects, projectsWith({ projectCode: search }), options);
  const byObject = useRoute(listProjects, projectsWith({ objectName: search }), options);
  const persons = useRoute(listContacts, { query: { fullName: search, itemsPerPage: shownOfEach } }, options);
  const workOrders = useRoute(listWorkOrders, { query: { invoiceNote: search, itemsPerPage: shownOfEach } }, options);
  if (search.length < leastLength) return [];

  const open = (path: string, panel: PanelAddress) => () =>
    void navigate({ pathname: path, search: new URLSearchParams({ [panelParam]: writePanel(panel) }).toString() });
  return [
    {
      group: 'Kunder',
      actions: (customers.data?.items ?? []).map(({ customerId, name }) => ({
        id: `customer-${customerId}`,
        label: name,
        onClick: open(paths.customers, panels.customer(customerId)),
      })),
    },
    {
      group: 'Projekt',
      actions: unique([...(byCode.data?.items ?? []), ...(byObject.data?.items ?? [])]).map((project) => ({
        id: `project-${project.projectId}`,
        label: [project.projectCode, project.objectName].filter(Boolean).join(' '),
        description: project.customerName,
        onClick: open(paths.projects, panels.project(project.projectId)),
      })),
    },
    {
      group: 'Personer',
      actions: (persons.data?.items ?? []).map(({ contactId, fullName, freeText }) => ({
        id: `contact-${contactId}`,
        label: fullName,
        description: freeText,
        onClick: open(paths.persons, panels.contact(contactId)),
      })),
    },
    {
      group: 'Insatser',
      actions: (workOrders.data?.items ?? []).map(({ workOrderId, invoiceNote, projectCode, customerName }) => ({
        id: `work-order-${workOrderId}`,
        label: `${workOrderId} ${invoiceNote}`,
        description: `${projectCode} ${customerName}`,
        onClick: open(paths.projectWorkOrders(projectCode), panels.workOrder({ workOrderId })),
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
