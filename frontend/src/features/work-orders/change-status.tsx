import { listWorkOrders, setWorkOrderStatusForList } from '../../../../shared/contract/work-orders.ts';
import type { QueryInput } from '../../../../shared/contract/route.ts';
import { type BulkStatus, bulkStatuses, maxBulk } from '../../../../shared/codes/work-order-status.ts';
import { call } from '../../api/call.ts';
import { reportError } from '../../api/report-error.ts';
import { useSave } from '../../api/use-save.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { formatNumber } from '../../components/format.ts';
import type { FilterValues } from '../../components/list/use-list-state.ts';
import { MenuButton } from '../../components/menu-button.tsx';
import { toast } from '../../components/toast/toast.ts';
import { workOrderStatusLabels } from '../../../../shared/text/codes.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import { askMissingHours } from './ask-missing-hours.tsx';
import { followBatch } from './follow-batch.ts';
import { statusBadge } from './status-badge.ts';

export function ChangeStatus({ filter }: { filter: FilterValues }) {
  const { save } = useSave(setWorkOrderStatusForList, { failure: text.statusNotUpdated });

  async function change(newStatus: BulkStatus) {
    const listed = await listedWorkOrders(filter);
    if (!listed) return;
    const { workOrderIds, invoiced, withoutHours } = listed;
    if (workOrderIds.length === 0) {
      toast.info(text.nothingToChange);
      return;
    }
    if (workOrderIds.length > maxBulk) {
      toast.error(text.tooManyToChange(formatNumber(maxBulk)));
      return;
    }
    const isSure = await confirm({
      title: text.changeStatus,
      message: text.changeStatusQuestion(workOrderIds.length, workOrderStatusLabels[newStatus], invoiced),
      verb: text.changeStatus,
    });
    if (!isSure) return;
    const isAsked = newStatus === 'Registered' && withoutHours > 0;
    const missingHours = isAsked ? await askMissingHours(withoutHours) : undefined;
    if (isAsked && !missingHours) return;
    const body = { workOrderIds, newStatus, ...(missingHours && { missingHours }) };
    const answer = await save({ body }).catch(() => undefined);
    if (!answer) return;
    if (answer.batchId === null || (await followBatch(answer.batchId))) toast.success(text.statusUpdated);
  }

  const items = bulkStatuses.map((status) => ({
    key: status,
    label: workOrderStatusLabels[status],
    icon: statusBadge(status).icon,
    onSelect: () => void change(status),
  }));
  return (
    <MenuButton items={items} position="bottom-end" isButton>
      {text.changeStatus}
    </MenuButton>
  );
}

/**
 * The numbers of work orders that can be changed, that lack hours to be registered, and that cannot be changed;
 * undefined when the list could not be read.
 */
async function listedWorkOrders(filter: FilterValues) {
  const query = { ...filter, itemsPerPage: 0 } as QueryInput<typeof listWorkOrders>;
  try {
    const { items } = await call(listWorkOrders, { query });
    const open = items.filter(({ status }) => status !== 'Invoiced');
    return {
      workOrderIds: open.map(({ workOrderId }) => workOrderId),
      invoiced: items.length - open.length,
      withoutHours: open.filter(({ status, hoursMissing }) => status !== 'Registered' && hoursMissing).length,
    };
  } catch (error) {
    reportError(error, text.statusNotUpdated);
    return undefined;
  }
}
