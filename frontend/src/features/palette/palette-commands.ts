import { createAddress } from '../../../../shared/contract/calls/addresses.ts';
import { createContact } from '../../../../shared/contract/calls/contacts.ts';
import { createCustomerPriceList, createDefaultPriceList } from '../../../../shared/contract/calls/price-lists.ts';
import { createCustomer } from '../../../../shared/contract/calls/customers.ts';
import { createDeliveryTemplate } from '../../../../shared/contract/calls/delivery-templates.ts';
import { createProduct } from '../../../../shared/contract/calls/products.ts';
import { createProject } from '../../../../shared/contract/calls/projects.ts';
import type { Call } from '../../../../shared/contract/calls/call.ts';
import { createUser } from '../../../../shared/contract/calls/users.ts';
import { hasRole } from '../../../../shared/domain/roles.ts';
import { fold } from '../../../../shared/lib/text.ts';
import type { Role } from '../../../../shared/codes/roles.ts';
import type { FoundRecords } from '../../../../shared/schemas/found-records.ts';
import type { PanelAddress, RowTarget } from '../../navigation/panel-address.ts';
import { atField, panels, paths, reviewOf } from '../../navigation/paths.ts';
import { addressesText } from '../../text/addresses.ts';
import { contactsText } from '../../text/contacts.ts';
import { customersText } from '../../text/customers.ts';
import { deliveryTemplatesText } from '../../text/delivery-templates.ts';
import { creationWords } from '../../text/palette.ts';
import { filesText } from '../../text/files.ts';
import { customerPriceListsText, priceListsText } from '../../text/price-lists.ts';
import { productsText } from '../../text/products.ts';
import { projectLogText } from '../../text/project-log.ts';
import { projectMenuText } from '../../text/project-menu.ts';
import { projectsText } from '../../text/projects.ts';
import { usersText } from '../../text/users.ts';
import { workOrdersText } from '../../text/work-orders.ts';

type Creation = {
  /** The list whose page offers it too. */
  list: keyof typeof creationWords;
  label: string;
  panel: PanelAddress;
  call: Call;
};

const creations: readonly Creation[] = [
  { list: 'customers', label: customersText.addNew, panel: panels.customer(), call: createCustomer },
  {
    list: 'projects',
    label: projectsText.addNew,
    panel: panels.project(),
    call: createProject,
  },
  {
    list: 'contacts',
    label: contactsText.addNew,
    panel: panels.contact(),
    call: createContact,
  },
  { list: 'addresses', label: addressesText.addNew, panel: panels.address(), call: createAddress },
  { list: 'users', label: usersText.addNew, panel: panels.user(), call: createUser },
  { list: 'products', label: productsText.addNew, panel: panels.product(), call: createProduct },
  {
    list: 'delivery-templates',
    label: deliveryTemplatesText.addNew,
    panel: panels.deliveryTemplate(),
    call: createDeliveryTemplate,
  },
  {
    list: 'default-price-lists',
    label: priceListsText.addNew,
    panel: panels.defaultPriceList(),
    call: createDefaultPriceList,
  },
  {
    list: 'customer-price-lists',
    label: customerPriceListsText.addNew,
    panel: panels.customerPriceList(),
    call: createCustomerPriceList,
  },
];

/** What the role may create from anywhere. */
export function creationsFor(role: Role): readonly Creation[] {
  return creations.filter(({ call }) => call.role !== 'public' && hasRole(role, call.role));
}

type Project = FoundRecords['projects'][number];

/** Something to do with a project that is named after it: 'fakturera 26-0019'. */
export type ProjectCommand = { label: string; target: (project: Project) => RowTarget };

const commands: readonly ProjectCommand[] = [
  { label: projectMenuText.invoicing, target: reviewOf },
  { label: projectMenuText.review, target: reviewOf },
  { label: projectMenuText.register, target: ({ projectId }) => panels.workOrder({ projectId, status: 'Registered' }) },
  { label: workOrdersText.addNew, target: ({ projectId }) => panels.workOrder({ projectId }) },
  { label: projectMenuText.workOrders, target: ({ projectCode }) => paths.projectWorkOrders(projectCode) },
  { label: filesText.menu, target: ({ projectId, projectCode }) => panels.files({ projectId, projectCode }) },
  { label: filesText.title, target: ({ projectId, projectCode }) => panels.files({ projectId, projectCode }) },
  { label: projectLogText.menu, target: ({ projectId }) => panels.projectLog(projectId) },
  { label: projectMenuText.priceList, target: ({ projectId }) => panels.projectPriceList(projectId) },
  { label: projectMenuText.invoiceTexts, target: ({ projectId }) => atField(panels.project(projectId), 'invoiceText') },
  { label: projectMenuText.persons, target: ({ projectId }) => paths.projectPersons(projectId) },
  { label: projectMenuText.addresses, target: ({ projectId }) => paths.projectAddresses(projectId) },
];

const shortest = 4;

/** The command that a text begins with, in whole or by at least four letters, and the text after it. */
export function readCommand(text: string): { command: ProjectCommand; rest: string } | undefined {
  const typed = fold(text);
  for (const command of commands) {
    const name = fold(command.label);
    const [first = ''] = typed.split(' ');
    const begun = typed.startsWith(`${name} `) ? name : first;
    const rest = typed.slice(begun.length + 1);
    const isBegun = begun === name || (begun.length >= shortest && name.startsWith(begun));
    if (isBegun && rest !== '') return { command, rest };
  }
  return undefined;
}
