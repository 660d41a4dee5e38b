import { Button } from '@mantine/core';
import { IconCoins, IconFileInvoice, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listInvoices } from '../../../../shared/contract/calls/invoices.ts';
import { listProjects } from '../../../../shared/contract/calls/projects.ts';
import { dayOf, twelveMonthsFrom } from '../../../../shared/lib/days.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import type { Customer } from '../../../../shared/schemas/customer.ts';
import type { InvoiceSums } from '../../../../shared/schemas/invoice.ts';
import { useRoute } from '../../api/use-route.ts';
import { useCanOpen } from '../../components/openable.ts';
import { PageButton } from '../../components/page-button.tsx';
import { usePaletteAction } from '../../components/palette-actions.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { Section } from '../../components/section.tsx';
import { type StripFigure, StripFigures, SumLink } from '../../components/strip-figures.tsx';
import { useSingleKey } from '../../components/use-single-key.ts';
import { ledger } from '../../navigation/ledger.ts';
import { panels, paths } from '../../navigation/paths.ts';
import { common } from '../../text/common.ts';
import { customersText as text } from '../../text/customers.ts';

const yearAgo = () => twelveMonthsFrom(dayOf(new Date()));

const quietly = { silent: true, keepPrevious: false };
/** The query of a list for its sums alone. */
const sums = { itemsPerPage: 1, sums: true } as const;

export function CustomerStrip({ customer }: { customer: Customer }) {
  return (
    <Section title={text.economy} actions={<Actions customer={customer} />}>
      <Figures customer={customer} />
    </Section>
  );
}

function Actions({ customer: { customerId } }: { customer: Customer }) {
  const panelStack = usePanels();
  const canOpen = useCanOpen();
  const edit = () => void panelStack.open(panels.customer(customerId));
  useSingleKey('e', edit);
  usePaletteAction({ id: 'edit-customer', label: text.edit, onSelect: edit });
  const priceList = panels.customerPriceList(customerId);
  return (
    <>
      <PageButton to={invoicingOf(customerId)} icon={<IconFileInvoice size="0.875rem" />}>
        {text.invoicing}
      </PageButton>
      {canOpen(priceList) && (
        <Button
          component={Link}
          {...panelStack.linkTo(priceList)}
          variant="default"
          size="xs"
          leftSection={<IconCoins size="0.875rem" />}
        >
          {text.priceList}
        </Button>
      )}
      <Button
        component={Link}
        {...panelStack.linkTo(panels.customer(customerId))}
        variant="default"
        size="xs"
        leftSection={<IconPencil size="0.875rem" />}
        title={text.editByKey}
      >
        {common.edit}
      </Button>
    </>
  );
}

function Figures({ customer: { customerId } }: { customer: Customer }) {
  const [displayDateFrom] = useState(yearAgo);
  const ofYear = { customerId, displayDateFrom, notCancelled: true } as const;
  const year = useRoute(listInvoices, { query: { ...ofYear, ...sums } }, quietly);
  const unpaid = useRoute(listInvoices, { query: { customerId, payment: 'unpaid', ...sums } }, quietly);
  const projects = useRoute(listProjects, { body: { filter: { customerId, ...sums }, tagIds: [] } }, quietly);
  const late = lateOf(unpaid.data?.sums);
  const shown: StripFigure[] = [
    { label: text.toInvoice, value: <SumLink amount={projects.data?.sums?.toInvoice} to={invoicingOf(customerId)} /> },
    { label: text.invoiced12Months, value: <SumLink amount={year.data?.sums?.sumTotal} to={ledger(ofYear)} /> },
    {
      label: text.owed,
      value: <SumLink amount={unpaid.data?.sums?.owed} to={ledger({ customerId, payment: 'unpaid' })} />,
    },
    {
      label: text.late,
      value: <SumLink amount={late} to={ledger({ customerId, payment: 'late' })} />,
      isOver: late !== undefined && late > 0,
    },
  ];
  return <StripFigures figures={shown} />;
}

function lateOf(entries: InvoiceSums | undefined): number | undefined {
  return entries && sumKronor(Object.values(entries.late), (amount) => amount);
}

const invoicingOf = (customerId: number) =>
  `${paths.invoicing}?${new URLSearchParams({ customerId: String(customerId) })}`;
