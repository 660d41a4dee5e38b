import { IconAlertTriangle } from '@tabler/icons-react';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import { countryName } from '../../../../shared/codes/countries.ts';
import { invoiceDeliveryLabels } from '../../../../shared/text/e-invoice.ts';
import { Facts } from '../../components/facts.tsx';
import { common } from '../../text/common.ts';
import { customersText as text } from '../../text/customers.ts';

export function CustomerFacts({ customer }: { customer: Customer }) {
  return (
    <Facts
      facts={[
        ...(customer.paymentRemark ? [{ label: text.paymentRemark, value: <Remark />, isWide: true }] : []),
        { label: text.organisationNumber, value: customer.organisationNumber },
        { label: text.paymentTermDays, value: customer.paymentTermDays },
        { label: text.invoiceDelivery, value: invoiceDeliveryLabels[customer.invoiceDelivery] },
        { label: text.invoiceEmail, value: customer.invoiceEmail },
        { label: text.costCenter, value: customer.costCenter },
        { label: text.invoiceText, value: customer.invoiceText },
        { label: text.combinedInvoice, value: customer.combinedInvoice ? common.yes : common.no },
        { label: text.vatNumber, value: customer.vatNumber },
        { label: text.countryCode, value: countryName(customer.countryCode) },
        { label: text.fortnoxCustomerNumber, value: customer.fortnoxCustomerNumber },
      ]}
    />
  );
}

function Remark() {
  return (
    <span style={{ color: 'var(--mantine-color-error)' }}>
      <IconAlertTriangle size="0.875rem" style={{ verticalAlign: 'text-bottom' }} aria-hidden /> {common.yes}
    </span>
  );
}
