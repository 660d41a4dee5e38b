import { IconFileDescription, IconFileSpreadsheet } from '@tabler/icons-react';
import type { QueryInput } from '../../../../shared/contract/call-types.ts';
import { exportDetailed, type listWorkOrders } from '../../../../shared/contract/calls/work-orders.ts';
import { useDownload } from '../../api/use-download.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { loadPart } from '../../components/parts.ts';
import { toast } from '../../state/toast.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

type Props = {
  projectCode: string;
  query: QueryInput<typeof listWorkOrders>;
};

export function ExportWorkOrders({ projectCode, query }: Props) {
  const { download } = useDownload(exportDetailed, text.notExported);

  async function exportDetails() {
    const body = { projectCode, filter: query, template: 'detailed' as const };
    if (await download({ body }, text.exportName.detailed(projectCode))) toast.success(text.exported);
  }

  async function quote() {
    const { askForQuotation } = await loadPart(() => import('./quotation-form.tsx'));
    await askForQuotation({ projectCode, filter: query });
  }

  return (
    <MenuButton
      items={[
        {
          key: 'quotation',
          label: text.exportAs.quotation,
          icon: IconFileDescription,
          onSelect: () => void quote(),
        },
        {
          key: 'detailed',
          label: text.exportAs.detailed,
          icon: IconFileSpreadsheet,
          onSelect: () => void exportDetails(),
        },
      ]}
      position="bottom-end"
      isButton
    >
      {text.export}
    </MenuButton>
  );
}
