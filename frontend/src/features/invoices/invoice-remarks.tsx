import '@mantine/core/styles/List.css';
import { Alert, Button, List, Text } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { legalFields } from '../../../../shared/codes/legal-gaps.ts';
import type { InvoiceRemark } from '../../../../shared/schemas/invoice-remark.ts';
import { stoppingRemarks } from '../../../../shared/domain/invoice/invoice-remarks.ts';
import type { WrittenSign } from '../../../../shared/domain/signs/printed-text.ts';
import { writtenSentence } from '../../../../shared/text/undrawn-signs.ts';
import type { getInvoiceRemarks } from '../../../../shared/contract/calls/invoices.ts';
import type { ResultOf } from '../../../../shared/contract/call-types.ts';
import { common } from '../../text/common.ts';
import { remarksText as text } from '../../text/invoice-remarks.ts';
import { repairHintOf } from './repair-hint.ts';
import { RemarkWithLinks } from './remark-with-links.tsx';

type Remarks = ResultOf<typeof getInvoiceRemarks>;
type Props = {
  query: UseQueryResult<Remarks>;
  projectId: number;
  /** The signs of the previewed invoice that are written otherwise. */
  written: readonly WrittenSign[];
  /** Whether what the law asks for stands beside the button (`LegalGaps`), as it does where there is a preview. */
  hasLegalGaps: boolean;
};

export function InvoiceRemarks({ query, ...shown }: Props) {
  if (query.data) return <RemarksOf {...query.data} {...shown} />;
  if (!query.error) return null;
  return (
    <Alert color="yellow" icon={<IconAlertTriangle />} title={text.notChecked} mb="md">
      <Button variant="default" size="xs" onClick={() => void query.refetch()}>
        {common.tryAgain}
      </Button>
    </Alert>
  );
}

export function RemarksOf({ remarks, hasLegalGaps, ...shown }: Remarks & Omit<Props, 'query'>) {
  const beside = hasLegalGaps ? remarks.flatMap(withoutLegalGaps) : remarks;
  if (beside.length > 0 || shown.written.length > 0) return <RemarkList {...shown} remarks={beside} />;
  return remarks.length > 0 ? null : <NoRemarks />;
}

/** Without what the law asks for. */
export function withoutLegalGaps(remark: InvoiceRemark): InvoiceRemark[] {
  if (remark.kind === 'no-address') return [];
  if (remark.kind !== 'company-not-whole') return [remark];
  const fields = remark.fields.filter((field) => !(legalFields as readonly string[]).includes(field));
  return fields.length > 0 ? [{ ...remark, fields }] : [];
}

function NoRemarks() {
  return (
    <Text size="sm" c="dimmed" mb="sm">
      <IconCircleCheck size="1rem" aria-hidden style={{ verticalAlign: '-0.1875rem' }} /> {text.none}
    </Text>
  );
}

function RemarkList({ remarks, customerId, projectId, written }: Remarks & Omit<Props, 'query' | 'hasLegalGaps'>) {
  const isStopped = remarks.some(({ kind }) => stoppingRemarks.includes(kind));
  return (
    <Alert color={isStopped ? 'red' : 'yellow'} icon={<IconAlertTriangle />} title={text.title} mb="md">
      <List size="sm">
        {remarks.map((remark) => (
          <List.Item key={remark.kind}>
            <RemarkWithLinks repair={repairHintOf(remark, { projectId, customerId })} />
          </List.Item>
        ))}
        {written.length > 0 && <List.Item>{writtenSentence(written, 'fakturan')}</List.Item>}
      </List>
    </Alert>
  );
}
