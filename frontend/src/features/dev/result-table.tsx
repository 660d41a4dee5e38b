import { Button } from '@mantine/core';
import { identityOf } from '../../../../shared/lib/text.ts';
import { accountingText as text } from '../../text/accounting.ts';
import type { FoundCustomer } from './accounting-state.ts';
import classes from './dev.module.css';

type Props = { customers: readonly FoundCustomer[]; busy: boolean; onApprove: (customer: FoundCustomer) => void };

export function ResultTable({ customers, busy, onApprove }: Props) {
  return (
    <div className={classes['results']}>
      <table aria-label={text.results}>
        <thead>
          <tr>
            <th scope="col">{text.id}</th>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.number}</th>
            <th scope="col">{text.approval}</th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer) => (
            <tr key={customer.customerId}>
              <td data-label={text.id}>{customer.customerId}</td>
              <th scope="row">
                {customer.name}
                {isOther(customer) && <span className={classes['other']}>{text.inFortnox(customer.fortnoxName!)}</span>}
              </th>
              <td data-label={text.number}>{customer.fortnoxCustomerNumber || '–'}</td>
              <td>
                {customer.isApproved ? (
                  text.approved
                ) : (
                  <Button
                    variant="default"
                    size="compact-xs"
                    disabled={busy}
                    aria-label={text.approveOne(customer.name)}
                    onClick={() => onApprove(customer)}
                  >
                    {text.approve}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Matched by organisation number under another name: a person must confirm that it is the same company. */
function isOther({ name, fortnoxName }: FoundCustomer): boolean {
  return fortnoxName !== undefined && identityOf(fortnoxName) !== identityOf(name);
}
