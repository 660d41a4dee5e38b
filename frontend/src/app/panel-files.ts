import type { PanelProps } from '../components/panel/panel-host.tsx';
import type { PanelName } from './panel-names.ts';

/** The names of their files are a chunk of their own, which the first list does not wait for. */
export const panelFiles: Record<PanelName, () => Promise<React.FunctionComponent<PanelProps>>> = {
  customer: async () => (await import('../features/customers/customer-panel.tsx')).CustomerPanel,
  project: async () => (await import('../features/projects/project-panel.tsx')).ProjectPanel,
  'project-menu': async () => (await import('../features/projects/project-menu-panel.tsx')).ProjectMenuPanel,
  history: async () => (await import('../features/history/history-panel.tsx')).HistoryPanel,
  'project-log': async () => (await import('../features/project-log/project-log-panel.tsx')).ProjectLogPanel,
  files: async () => (await import('../features/files/files-panel.tsx')).FilesPanel,
  address: async () => (await import('../features/addresses/address-panel.tsx')).AddressPanel,
  user: async () => (await import('../features/users/user-panel.tsx')).UserPanel,
  'change-pin': async () => (await import('../features/users/change-pin-panel.tsx')).ChangePinPanel,
  'own-pin': async () => (await import('../features/preferences/own-pin-panel.tsx')).OwnPinPanel,
  sessions: async () => (await import('../features/log-ins/sessions-panel.tsx')).SessionsPanel,
  passkeys: async () => (await import('../features/passkeys/passkeys-panel.tsx')).PasskeysPanel,
  contact: async () => (await import('../features/contacts/contact-panel.tsx')).ContactPanel,
  product: async () => (await import('../features/products/product-panel.tsx')).ProductPanel,
  'start-products': async () =>
    (await import('../features/start-products/start-products-panel.tsx')).StartProductsPanel,
  agreement: async () => (await import('../features/agreements/agreement-panel.tsx')).AgreementPanel,
  'agreed-invoice': async () => (await import('../features/agreements/agreed-invoice-panel.tsx')).AgreedInvoicePanel,
  'invoice-review': async () => (await import('../features/invoices/invoice-review-panel.tsx')).InvoiceReviewPanel,
  'invoice-check': async () => (await import('../features/invoices/invoice-check-panel.tsx')).InvoiceCheckPanel,
  'invoice-run': async () => (await import('../features/invoices/invoice-run-panel.tsx')).InvoiceRunPanel,
  'credit-review': async () => (await import('../features/invoices/credit-review-panel.tsx')).CreditReviewPanel,
  'invoice-basis': async () => (await import('../features/invoices/basis-panels.tsx')).InvoiceBasisPanel,
  'preview-basis': async () => (await import('../features/invoices/basis-panels.tsx')).PreviewBasisPanel,
  invoice: async () => (await import('../features/invoices/invoice-panel.tsx')).InvoicePanel,
  'work-order': async () => (await import('../features/work-orders/work-order-panel.tsx')).WorkOrderPanel,
  'project-price-list': async () =>
    (await import('../features/price-lists/project-price-list-panel.tsx')).ProjectPriceListPanel,
  'delivery-template': async () =>
    (await import('../features/delivery-templates/delivery-template-panel.tsx')).DeliveryTemplatePanel,
  'customer-price-list': async () =>
    (await import('../features/price-lists/price-list-panels.tsx')).CustomerPriceListPanel,
  'message-log': async () => (await import('../features/system-settings/message-log-panel.tsx')).MessageLogPanel,
  reconciliation: async () => (await import('../features/fortnox/reconciliation-panel.tsx')).ReconciliationPanel,
  'ticked-off': async () => (await import('../features/invoices/ticked-off-panel.tsx')).TickedOffPanel,
  'connection-log': async () => (await import('../features/fortnox/connection-log-panel.tsx')).ConnectionLogPanel,
  'default-price-list': async () =>
    (await import('../features/price-lists/price-list-panels.tsx')).DefaultPriceListPanel,
  handbook: async () => (await import('../features/handbook/handbook-panel.tsx')).HandbookPanel,
};
