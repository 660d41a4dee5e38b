import type { FollowUp, Invoice } from '../../../../shared/schemas/invoice.ts';
import { atField, panels, paths } from '../../navigation/paths.ts';
import { useCanOpen } from '../../components/openable.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { TargetLink } from './target-link.tsx';

type Props = { needs: NonNullable<FollowUp['needs']>; invoice: Pick<Invoice, 'projectId' | 'customerId'> };

export function RepairLink({ needs, invoice }: Props) {
  const canOpen = useCanOpen();
  const repair = repairHintOf(needs, invoice);
  if (!repair || !canOpen(repair.target)) return null;
  return <TargetLink target={repair.target}>{repair.label}</TargetLink>;
}

function repairHintOf(needs: Props['needs'], { projectId, customerId }: Props['invoice']) {
  const inSettings = (field: string) => ({ target: paths.systemSettingsField(field), label: text.showSystemSettings });
  switch (needs) {
    case 'receiver':
      return { target: atField(panels.project(projectId), 'invoiceEmail'), label: text.editProject };
    case 'customer-number':
      return { target: atField(panels.customer(customerId), 'fortnoxCustomerNumber'), label: text.editCustomer };
    case 'e-invoice-data':
      return { target: panels.customer(customerId), label: text.editCustomer };
    case 'sender':
      return inSettings('emailFrom');
    case 'access-point':
      return inSettings('accessPointEmail');
    case 'accounting-link':
      return inSettings('fortnoxClientId');
    // Repaired where the problem is shown.
    case 'settlement':
    case 'sums':
    case 'hand-delivery':
      return undefined;
  }
}
