import { deleteDeliveryTemplate, listDeliveryTemplates } from '../../../../shared/contract/calls/delivery-templates.ts';
import type { DeliveryTemplateRow } from '../../../../shared/schemas/delivery-template.ts';
import { panels } from '../../navigation/paths.ts';
import type { RowAction } from '../../components/list/list-definition.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useDeleteRow } from '../../components/list/use-delete-row.ts';
import { deleteAction, editAction } from '../../components/list/usual-actions.ts';
import { deliveryTemplatesText as text } from '../../text/delivery-templates.ts';
import { deliveryTemplatesList } from './delivery-templates-list.ts';

export function DeliveryTemplatesPage() {
  const { deleteRow, deletingIds } = useDeleteRow<DeliveryTemplateRow, typeof deleteDeliveryTemplate>({
    route: deleteDeliveryTemplate,
    input: ({ deliveryTemplateId, version }) => ({ params: { deliveryTemplateId }, query: { version } }),
    idName: 'deliveryTemplateId',
    confirm: ({ name }) => ({ title: text.deleteTitle, message: text.deleteQuestion(name) }),
    success: text.deleted,
    failure: text.notDeleted,
  });

  const actions: RowAction<DeliveryTemplateRow>[] = [
    editAction((row) => panels.deliveryTemplate(row.deliveryTemplateId)),
    deleteAction(deleteRow),
  ];

  return (
    <ListPage
      list={deliveryTemplatesList}
      route={listDeliveryTemplates}
      actions={actions}
      deletingIds={deletingIds}
      create={{ label: text.addNew, panel: panels.deliveryTemplate() }}
    />
  );
}
