import { IconPencil, IconTrash } from '@tabler/icons-react';
import { common } from '../../text/common.ts';
import type { RowAction } from './list-definition.ts';
import type { RowTarget } from '../../navigation/panel-address.ts';

type ActionOverrides<Row> = Partial<Pick<RowAction<Row>, 'label' | 'isShown' | 'refusal'>>;

export function editAction<Row>(target: (row: Row) => RowTarget, more: ActionOverrides<Row> = {}): RowAction<Row> {
  return { key: 'edit', label: common.edit, icon: IconPencil, inRow: true, target, ...more };
}

export function deleteAction<Row>(
  deleteRow: (row: Row) => Promise<void>,
  more: ActionOverrides<Row> = {},
): RowAction<Row> {
  return {
    key: 'delete',
    label: common.delete,
    icon: IconTrash,
    inRow: true,
    tone: 'danger',
    onSelect: (row) => void deleteRow(row),
    ...more,
  };
}
