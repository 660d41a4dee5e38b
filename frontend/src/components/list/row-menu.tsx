import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { Link } from 'react-router-dom';
import { usePanels } from '../panel/panels.ts';
import type { RowAction, RowTarget } from './list-definition.ts';
import classes from './data-table.module.css';

export function shownActions<Row>(actions: readonly RowAction<Row>[], row: Row): RowAction<Row>[] {
  return actions.filter((action) => action.isShown?.(row) ?? true);
}

/** The items of a row's menu. */
export function RowMenuItems<Row>({
  row,
  name,
  actions,
}: {
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
}) {
  const linkOf = useTargetLink();
  return (
    <>
      <Menu.Label>{name}</Menu.Label>
      {shownActions(actions, row).map((action) => {
        const { icon: ActionGlyph } = action;
        const common = {
          leftSection: <ActionGlyph size="1rem" aria-hidden />,
          color: action.tone === 'danger' ? 'red' : undefined,
          disabled: !(action.isEnabled?.(row) ?? true),
        };
        return action.target ? (
          <Menu.Item key={action.key} {...common} component={Link} {...linkOf(action.target(row))}>
            {action.label}
          </Menu.Item>
        ) : (
          <Menu.Item key={action.key} {...common} onClick={() => action.onSelect?.(row)}>
            {action.label}
          </Menu.Item>
        );
      })}
    </>
  );
}

/** The actions that also stand as icons at the row's end. */
export function RowIcons<Row>({ row, name, actions }: { row: Row; name: string; actions: readonly RowAction<Row>[] }) {
  const linkOf = useTargetLink();
  return (
    <div className={classes['icons']}>
      {shownActions(actions, row).map((action) => {
        if (!action.inRow) return null;
        const { icon: ActionGlyph } = action;
        const common = {
          variant: 'subtle',
          color: 'gray',
          size: 'sm',
          tabIndex: -1,
          'aria-label': `${action.label} ${name}`,
          disabled: !(action.isEnabled?.(row) ?? true),
        } as const;
        return (
          <Tooltip key={action.key} label={action.label}>
            {action.target ? (
              <ActionIcon {...common} component={Link} {...linkOf(action.target(row))}>
                <ActionGlyph size="1rem" />
              </ActionIcon>
            ) : (
              <ActionIcon {...common} onClick={() => action.onSelect?.(row)}>
                <ActionGlyph size="1rem" />
              </ActionIcon>
            )}
          </Tooltip>
        );
      })}
    </div>
  );
}

function useTargetLink() {
  const panels = usePanels();
  return (target: RowTarget) => (typeof target === 'string' ? { to: target } : panels.linkTo(target));
}
