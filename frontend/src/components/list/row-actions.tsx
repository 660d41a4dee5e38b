import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { showAlert } from '../dialogs/dialogs.ts';
import type { MenuItem } from '../menu-dropdown.tsx';
import { useTargetLink } from '../panel/panels.ts';
import type { RowAction } from './list-definition.ts';
import { openRowMenu } from './open-row.ts';
import classes from './data-table.module.css';
import { listsText } from '../../text/lists.ts';

const shownActions = <Row,>(actions: readonly RowAction<Row>[], row: Row) =>
  actions.filter((action) => action.isShown?.(row) ?? true);

export function useRowMenuItems<Row>(): (actions: readonly RowAction<Row>[], row: Row) => MenuItem[] {
  const linkOf = useTargetLink();
  return (actions, row) =>
    shownActions(actions, row).map((action) => ({
      key: action.key,
      label: action.label,
      icon: action.icon,
      tone: action.tone,
      refusal: action.refusal?.(row),
      ...(action.target ? linkOf(action.target(row)) : { onSelect: () => run(action, row) }),
    }));
}

type IconsProps<Row> = { row: Row; name: string; actions: readonly RowAction<Row>[] };

export function RowIcons<Row>({ row, name, actions }: IconsProps<Row>) {
  const linkOf = useTargetLink();
  const shown = shownActions(actions, row);
  const inRow = shown.filter((action) => action.inRow);
  const menu = inRow.length < shown.length ? 'rest' : inRow.length > 2 ? 'phone' : undefined;
  return (
    <div className={classes['icons']} data-menu={menu}>
      {inRow.map((action) => {
        const { icon: ActionGlyph } = action;
        const refusal = action.refusal?.(row);
        const common = {
          color: 'gray',
          size: 'sm',
          tabIndex: -1,
          title: refusal === undefined ? action.label : `${action.label}: ${refusal}`,
          'aria-label': `${action.label} ${name}`,
          'data-action': action.key,
          disabled: refusal !== undefined,
        } as const;
        return action.target && refusal === undefined ? (
          <ActionIcon key={action.key} {...common} component={Link} {...linkOf(action.target(row))}>
            <ActionGlyph size="1rem" />
          </ActionIcon>
        ) : (
          <ActionIcon key={action.key} {...common} onClick={() => run(action, row)}>
            <ActionGlyph size="1rem" />
          </ActionIcon>
        );
      })}
      {menu && (
        <ActionIcon
          className={menu === 'phone' ? classes['onPhone'] : undefined}
          color="gray"
          size="sm"
          tabIndex={-1}
          title={listsText.moreActions}
          aria-label={`${listsText.moreActions} ${name}`}
          aria-haspopup="menu"
          onClick={(event) => openRowMenu(event.currentTarget)}
        >
          <IconDots size="1rem" />
        </ActionIcon>
      )}
    </div>
  );
}

function run<Row>({ key, onSelect }: RowAction<Row>, row: Row): void {
  if (onSelect) onSelect(row);
  else void showAlert({ title: `${key} is not defined!`, tone: 'error' });
}
