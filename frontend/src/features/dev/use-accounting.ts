import {
  createCustomersInFortnox,
  createCustomersInFortnoxApprove,
  importCustomersFromFortnox,
  importCustomersFromFortnoxApprove,
} from '../../../../shared/contract/calls/dev-customers.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { accountingText as text } from '../../text/accounting.ts';
import { type MatchedCustomers, type FoundCustomer, found, markApproved, progress, say } from './accounting-state.ts';

const messageOf = ({ message }: { message: string }) => message;

export function useAccounting() {
  const fetching = useSave(importCustomersFromFortnox, { success: messageOf, failure: text.fetchFailed });
  const missing = useSave(createCustomersInFortnox, { success: messageOf, failure: text.createFailed });
  const linking = useSave(importCustomersFromFortnoxApprove, { success: messageOf, failure: text.approveFailed });
  const creating = useSave(createCustomersInFortnoxApprove, { success: messageOf, failure: text.createFailed });

  async function look(task: MatchedCustomers['task']) {
    await reportOutcome(async () => {
      const { message, customers } = await (task === 'link' ? fetching : missing).save({});
      progress.set(undefined);
      found.set({ task, customers: customers.map((customer) => ({ ...customer, isApproved: false })) });
      return message;
    });
  }

  async function approveAll(task: MatchedCustomers['task'], customers: readonly FoundCustomer[]) {
    const count = Math.min(customers.length, maxAtOnce);
    const { title, message, verb } = text.approveAllOf[task](count);
    const rest = customers.length > count ? ` ${text.approveRest(customers.length - count)}` : '';
    const isSure = await confirm({ title, message: message + rest, verb });
    if (isSure) await approve(task, customers);
  }

  async function approve(task: MatchedCustomers['task'], customers: readonly FoundCustomer[]) {
    const body = customers
      .slice(0, maxAtOnce)
      .map(({ customerId, name, fortnoxCustomerNumber }) => ({ customerId, name, fortnoxCustomerNumber }));
    await reportOutcome(async () => {
      if (task === 'create') {
        progress.set(undefined);
        const { message, total } = await creating.save({ body });
        if (!progress.get()) progress.set({ current: 0, total });
        return message;
      }
      const { message, customers: linked } = await linking.save({ body });
      markApproved(linked);
      return message;
    });
  }

  return {
    look,
    approve,
    approveAll,
    isFetching: fetching.saving,
    isLooking: missing.saving,
    isApproving: linking.saving || creating.saving,
  };
}

const maxAtOnce = 500;

async function reportOutcome(act: () => Promise<string>): Promise<void> {
  try {
    say(await act());
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}
