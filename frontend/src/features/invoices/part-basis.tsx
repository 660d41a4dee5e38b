import { Anchor, Box } from '@mantine/core';
import { useId, useState } from 'react';
import type { CountedWorkOrder, InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { basisText as text } from '../../text/invoice-basis.ts';
import { BasisTable } from './basis-table.tsx';

type Props = { document: InvoiceDocument; workOrders: readonly CountedWorkOrder[] };

/** The basis of an invoice that takes a part of the project's work: it exists in this review only. */
export function PartBasis({ document: { items, sumTotal }, workOrders }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const counted = new Set(items.flatMap(({ sources }) => sources.map(({ workOrderId }) => workOrderId)));
  return (
    <Box mb="sm">
      <Anchor
        component="button"
        type="button"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {text.link(items.length, counted.size)}
      </Anchor>
      <Box id={id} hidden={!isOpen} mt="xs">
        {isOpen && <BasisTable items={items} workOrders={workOrders} sumTotal={sumTotal} invoiceId={null} />}
      </Box>
    </Box>
  );
}
