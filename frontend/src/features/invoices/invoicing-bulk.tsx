import { Button } from '@mantine/core';
import { IconFileInvoice } from '@tabler/icons-react';
import { maxProjects } from '../../../../shared/schemas/invoice-run.ts';
import type { ProjectRow } from '../../../../shared/schemas/project.ts';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { runsText as text } from '../../text/invoice-runs.ts';

export function InvoicingBulk({ rows }: BulkProps<ProjectRow>) {
  const panelStack = usePanels();
  const isTooMany = rows.length > maxProjects;
  return (
    <Button
      size="xs"
      leftSection={<IconFileInvoice size="0.875rem" />}
      disabled={rows.length === 0 || isTooMany}
      title={isTooMany ? text.tooMany(maxProjects) : undefined}
      onClick={() => void panelStack.open(panels.invoiceCheck(rows.map(({ projectId }) => projectId)))}
    >
      {text.invoiceMarked}
    </Button>
  );
}
