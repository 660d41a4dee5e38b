import type { CustomerSums } from '../../../../shared/schemas/customer.ts';
import { sumsOfList } from '../../components/sums-of-list.tsx';
import { customersText as text } from '../../text/customers.ts';

export const CustomersSummary = sumsOfList<CustomerSums>(text, [
  { name: text.invoiced12Months, of: 'invoiced12Months', wide: true },
  { name: text.owed, of: 'owed' },
]);
