import { lazy } from '../components/parts.ts';
import type { PanelRegistry } from '../components/panel/panel-host.tsx';

export const panelRegistry: PanelRegistry = {
  customer: lazy(async () => ({ default: (await import('../features/customers/customer-panel.tsx')).CustomerPanel })),
  project: lazy(async () => ({ default: (await import('../features/projects/project-panel.tsx')).ProjectPanel })),
  'project-menu': lazy(async () => ({
    default: (await import('../features/projects/project-menu-panel.tsx')).ProjectMenuPanel,
  })),
  history: lazy(async () => ({ default: (await import('../features/history/history-panel.tsx')).HistoryPanel })),
  'project-log': lazy(async () => ({
    default: (await import('../features/project-log/project-log-panel.tsx')).ProjectLogPanel,
  })),
  files: lazy(async () => ({ default: (await import('../features/files/files-panel.tsx')).FilesPanel })),
  address: lazy(async () => ({ default: (await import('../features/addresses/address-panel.tsx')).AddressPanel })),
  user: lazy(async () => ({ default: (await import('../features/users/user-panel.tsx')).UserPanel })),
  'change-pin': lazy(async () => ({
    default: (await import('../features/users/change-pin-panel.tsx')).ChangePinPanel,
  })),
  'own-pin': lazy(async () => ({
    default: (await import('../features/preferences/own-pin-panel.tsx')).OwnPinPanel,
  })),
  contact: lazy(async () => ({ default: (await import('../features/contacts/contact-panel.tsx')).ContactPanel })),
  product: lazy(async () => ({ default: (await import('../features/products/product-panel.tsx')).ProductPanel })),
  'invoice-review': lazy(async () => ({
    default: (await import('../features/invoices/invoice-review-panel.tsx')).InvoiceReviewPanel,
  })),
  'credit-review': lazy(async () => ({
    default: (await import('../features/invoices/credit-review-panel.tsx')).CreditReviewPanel,
  })),
  'invoice-basis': lazy(async () => ({
    default: (await import('../features/invoices/basis-panels.tsx')).InvoiceBasisPanel,
  })),
  'preview-basis': lazy(async () => ({
    default: (await import('../features/invoices/basis-panels.tsx')).PreviewBasisPanel,
  })),
  invoice: lazy(async () => ({ default: (await import('../features/invoices/invoice-panel.tsx')).InvoicePanel })),
  'work-order': lazy(async () => ({
    default: (await import('../features/work-orders/work-order-panel.tsx')).WorkOrderPanel,
  })),
  'project-price-list': lazy(async () => ({
    default: (await import('../features/price-lists/project-price-list-panel.tsx')).ProjectPriceListPanel,
  })),
  'delivery-template': lazy(async () => ({
    default: (await import('../features/delivery-templates/delivery-template-panel.tsx')).DeliveryTemplatePanel,
  })),
  'customer-price-list': lazy(async () => ({
    default: (await import('../features/price-lists/customer-price-list-panel.tsx')).CustomerPriceListPanel,
  })),
  'message-log': lazy(async () => ({
    default: (await import('../features/system-settings/message-log-panel.tsx')).MessageLogPanel,
  })),
  reconciliation: lazy(async () => ({
    default: (await import('../features/fortnox/reconciliation-panel.tsx')).ReconciliationPanel,
  })),
  'ticked-off': lazy(async () => ({
    default: (await import('../features/invoices/ticked-off-panel.tsx')).TickedOffPanel,
  })),
  'connection-log': lazy(async () => ({
    default: (await import('../features/fortnox/connection-log-panel.tsx')).ConnectionLogPanel,
  })),
  'default-price-list': lazy(async () => ({
    default: (await import('../features/price-lists/default-price-list-panel.tsx')).DefaultPriceListPanel,
  })),
};
