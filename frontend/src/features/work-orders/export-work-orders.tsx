import { IconFileDescription, IconFileSpreadsheet } from '@tabler/icons-react';
import type { QueryInput } from '../../../../shared/contract/route.ts';
import { exportDetailed, exportQuotation, type listWorkOrders } from '../../../../shared/contract/work-orders.ts';
import { useDownload } from '../../api/use-download.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { toast } from '../../state/toast.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';

type Props = {
  projectCode: string;
  query: QueryInput<typeof listWorkOrders>;
};

export function ExportWorkOrders({ projectCode, query }: Props) {
  const quotation = useDownload(exportQuotation, text.notExported);
  const detailed = useDownload(exportDetailed, text.notExported);

  async function exportAs(template: 'quotation' | 'detailed') {
    const { download } = template === 'quotation' ? quotation : detailed;
    const isThere = await download(
      { body: { projectCode, filter: query, template } },
      text.exportName[template](projectCode),
    );
    if (isThere) toast.success(text.exported);
  }

  return (
    <MenuButton
      items={[
        {
          key: 'quotation',
          label: text.exportAs.quotation,
          icon: IconFileDescription,
          onSelect: () => void exportAs('quotation'),
        },
        {
          key: 'detailed',
          label: text.exportAs.detailed,
          icon: IconFileSpreadsheet,
          onSelect: () => void exportAs('detailed'),
        },
      ]}
      position="bottom-end"
      isButton
    >
      {text.export}
    </MenuButton>
  );
}
