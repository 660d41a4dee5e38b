import { Button } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import type { BulkChange } from '../../../../shared/contract/bulk.ts';
import { getAllUsers } from '../../../../shared/contract/calls/users.ts';
import { bulkStatuses } from '../../../../shared/codes/work-orders.ts';
import type { WorkOrderRow } from '../../../../shared/schemas/work-order.ts';
import { workOrderStatusLabels } from '../../../../shared/text/work-orders.ts';
import { useRoute } from '../../api/use-route.ts';
import { confirm } from '../../components/dialogs/dialogs.ts';
import { LinkSelect } from '../../components/list/link-select.tsx';
import type { BulkProps } from '../../components/list/list-definition.ts';
import { changeMarked } from '../../components/list/change-marked.tsx';
import { MenuButton } from '../../components/menu-button.tsx';
import { userOptions } from '../../components/user-options.ts';
import { selectionText as text } from '../../text/selection.ts';
import { workOrdersText } from '../../text/work-orders.ts';
import { askDay } from './day-prompt.tsx';
import { statusBadge } from './status-badge.ts';
import { useChangeStatus } from './use-change-status.ts';

export function WorkOrderBulk({ rows, onDone }: BulkProps<WorkOrderRow>) {
  const changeStatus = useChangeStatus();
  const { data: users = [] } = useRoute(getAllUsers, {}, { staleTime: 5 * 60_000, silent: true });
  const owners = [{ value: 0, label: text.nobody }, ...userOptions(users)];

  async function change(what: BulkChange) {
    const marked = rows.map(({ workOrderId }) => ({
      id: workOrderId,
      name: `${workOrdersText.workOrder} ${workOrderId}`,
    }));
    const refused = await changeMarked(what, marked);
    if (refused) onDone(refused);
  }

  async function changeOwner(userId: number) {
    const user = users.find((one) => one.userId === userId);
    const title = text.askPerson('ansvarig', user && `${user.firstName} ${user.lastName}`, 'work-order', rows.length);
    const message = user ? '' : text.shared(rows.length);
    const verb = user ? text.verbs.change : text.verbs.remove;
    if (!(await confirm({ title, message, verb }))) return;
    await change({ what: 'work-order-owner', userId: userId || null });
  }

  async function changeDate() {
    const day = await askDay({
      title: text.dateTitle(rows.length),
      label: workOrdersText.verificationDate,
      verb: text.dateVerb,
    });
    if (day) await change({ what: 'work-order-date', day });
  }

  return (
    <>
      <MenuButton
        position="top"
        isButton
        items={bulkStatuses.map((status) => ({
          key: status,
          label: workOrderStatusLabels[status],
          icon: statusBadge(status).icon,
          onSelect: () => void changeStatus(rows, status).then((isDone) => isDone && onDone([])),
        }))}
      >
        {workOrdersText.changeStatus}
      </MenuButton>
      <LinkSelect
        label={text.owner}
        options={owners}
        nothing={text.noChoices}
        input={{ w: '9rem' }}
        onChosen={(userId) => void changeOwner(userId)}
      />
      <Button
        variant="default"
        size="xs"
        leftSection={<IconCalendar size="0.875rem" />}
        onClick={() => void changeDate()}
      >
        {text.date}
      </Button>
    </>
  );
}
