import type { MatchedBy } from '../../../../shared/codes/customers.ts';
import { onHubMessage } from '../../api/hub.ts';
import { formatTime } from '../../components/format.ts';
import { createValue } from '../../state/value.ts';

export type FoundCustomer = {
  customerId: number;
  name: string;
  fortnoxCustomerNumber: string;
  fortnoxName?: string | undefined;
  by?: MatchedBy | undefined;
  isApproved: boolean;
};
export type MatchedCustomers = { task: 'link' | 'create'; customers: readonly FoundCustomer[] };

export const found = createValue<MatchedCustomers | undefined>(undefined);
export const consoleLines = createValue<readonly string[]>([]);
export const progress = createValue<{ current: number; total: number } | undefined>(undefined);

const maxRows = 500;

export function say(...lines: string[]): void {
  const time = formatTime(new Date());
  consoleLines.set([...consoleLines.get(), ...lines.map((line) => `${time} ${line}`)].slice(-maxRows));
}

export function markApproved(customers: readonly Pick<FoundCustomer, 'customerId' | 'fortnoxCustomerNumber'>[]): void {
  const now = found.get();
  if (!now) return;
  const approved = new Map(customers.map((customer) => [customer.customerId, customer]));
  found.set({
    ...now,
    customers: now.customers.map((customer) => {
      const number = approved.get(customer.customerId)?.fortnoxCustomerNumber;
      return number === undefined ? customer : { ...customer, fortnoxCustomerNumber: number, isApproved: true };
    }),
  });
}

onHubMessage((message) => {
  switch (message.type) {
    case 'FortnoxCustomerIntegrationMessage':
      say(message.payload.message);
      break;
    case 'FortnoxCreateCustomersProgress':
      progress.set(message.payload);
      break;
    case 'FortnoxCustomerIntegrationResult':
      markApproved(message.payload.customers);
      say(...message.payload.failed.map(({ name, reason }) => `${name}: ${reason}`));
      break;
    default:
  }
});
