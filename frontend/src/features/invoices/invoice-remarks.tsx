import '@mantine/core/styles/List.css';
import { Alert, Anchor, List } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { invoiceRemarks, type InvoiceRemark } from '../../../../shared/domain/invoice/invoice-remarks.ts';
import type { InvoiceDocument } from '../../../../shared/schemas/invoice.ts';
import { panels } from '../../app/paths.ts';
import type { RowTarget } from '../../components/list/list-definition.ts';
import { useCanOpen } from '../../components/openable.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { invoicesText as text } from '../../text/invoices.ts';

type Props = { preview: InvoiceDocument; paymentRemark: boolean };

/** What is worth a look before the invoice is made, each with where to mend it. */
export function InvoiceRemarks({ preview, paymentRemark }: Props) {
  const panelStack = usePanels();
  const canOpen = useCanOpen();
  const remarks = invoiceRemarks(preview, { paymentRemark });
  if (remarks.length === 0) return null;
  const linkOf = (target: RowTarget) => (typeof target === 'string' ? { to: target } : panelStack.linkTo(target));

  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={text.remarks} mb="md">
      <List size="sm">
        {remarks.map((remark) => {
          const { sentence, target, label } = lookOf(remark, preview);
          return (
            <List.Item key={remark.kind}>
              {sentence}{' '}
              {canOpen(target) && (
                <Anchor component={Link} {...linkOf(target)} inherit>
                  {label}
                </Anchor>
              )}
            </List.Item>
          );
        })}
      </List>
    </Alert>
  );
}

type Look = { sentence: string; target: RowTarget; label: string };

function lookOf(remark: InvoiceRemark, { customerId, projectId }: InvoiceDocument): Look {
  switch (remark.kind) {
    case 'payment-remark':
      return { sentence: text.paymentRemark, target: panels.customer(customerId), label: text.showCustomer };
    case 'no-address':
      return { sentence: text.noAddress, target: panels.project(projectId), label: text.editProject };
    case 'no-reference':
      return { sentence: text.noReference, target: panels.project(projectId), label: text.editProject };
    default:
      return {
        sentence: text.zeroPrice(remark.texts),
        target: panels.projectPriceList(projectId),
        label: text.showPriceList,
      };
  }
}
