import type { Customer } from '../../../../shared/schemas/customer.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { customersText as text } from '../../text/customers.ts';

/**
 * For the selector of a customer in a form: creates one in a panel over the form, which keeps what is typed.
 * @param onAdded takes the id of the customer that was created
 */
export function useNewCustomer(onAdded: (customerId: number) => void) {
  const panelStack = usePanels();

  async function add(name?: string) {
    const start = name === undefined ? undefined : { name };
    const added = (await panelStack.open(panels.customer(undefined, start))) as Customer | undefined;
    if (added) onAdded(added.customerId);
  }

  return {
    add: () => void add(),
    create: { label: text.createNamed, onCreate: (name: string) => void add(name) },
  };
}
