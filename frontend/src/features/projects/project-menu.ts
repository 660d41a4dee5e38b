import {
  IconAddressBook,
  IconClipboardCheck,
  IconClipboardList,
  IconCoins,
  IconFileInvoice,
  IconFileSearch,
  IconFolder,
  IconFolderOpen,
  IconMapPin,
  IconNotes,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import { isDesktop, openProjectFolder } from '../../api/desktop.ts';
import { type MenuProject, panels, paths, reviewOf } from '../../navigation/paths.ts';
import { filesText } from '../../text/files.ts';
import { projectLogText } from '../../text/project-log.ts';
import { projectMenuText as text } from '../../text/project-menu.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

export type MenuEntry = {
  key: string;
  label: string;
  icon: Icon;
  target: RowTarget;
  onSelect?: () => void;
};

export function projectMenu(project: MenuProject): MenuEntry[] {
  const { projectId, projectCode, customerId } = project;
  return [
    {
      key: 'files',
      label: filesText.menu,
      icon: IconFolderOpen,
      target: panels.files({ projectId, projectCode }),
      ...(isDesktop() && { onSelect: () => void openProjectFolder(projectCode) }),
    },
    { key: 'review', label: text.review, icon: IconFileSearch, target: reviewOf(project) },
    { key: 'customer', label: text.customer, icon: IconUsersGroup, target: paths.customerDetails(customerId) },
    { key: 'project', label: text.project, icon: IconFolder, target: paths.projectDetails(projectId) },
    { key: 'price-list', label: text.priceList, icon: IconCoins, target: panels.projectPriceList(projectId) },
    { key: 'persons', label: text.persons, icon: IconAddressBook, target: paths.projectPersons(projectId) },
    { key: 'addresses', label: text.addresses, icon: IconMapPin, target: paths.projectAddresses(projectId) },
    {
      key: 'work-orders',
      label: text.workOrders,
      icon: IconClipboardList,
      target: paths.projectWorkOrders(projectCode),
    },
    {
      key: 'register',
      label: text.register,
      icon: IconClipboardCheck,
      target: panels.workOrder({ projectId, status: 'Registered' }),
    },
    { key: 'invoicing', label: text.invoicing, icon: IconFileInvoice, target: paths.projectInvoicing(projectCode) },
    { key: 'log', label: projectLogText.menu, icon: IconNotes, target: panels.projectLog(projectId) },
  ];
}
