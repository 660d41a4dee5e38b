import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { createContext, use } from 'react';
import { Link } from 'react-router-dom';
import type { HistoryKind } from '../../../../shared/codes/kinds.ts';
import { maySeeHistory } from '../../../../shared/domain/history-rules.ts';
import { currentSession } from '../../api/session.ts';
import { panels } from '../../navigation/paths.ts';
import { historyText as text } from '../../text/history.ts';
import { usePanels } from './panels.ts';
import classes from './panel.module.css';

export type HistoryOf = { kind: HistoryKind; id: number };

export const HistoryOfContext = createContext<HistoryOf | undefined>(undefined);

export function HistoryButton({ of, className }: { of: HistoryOf; className?: string | undefined }) {
  const panelStack = usePanels();
  const role = currentSession()?.role;
  if (!role || !maySeeHistory(role, of.kind)) return null;
  return (
    <Button
      component={Link}
      {...panelStack.linkTo(panels.history(of.kind, of.id))}
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconHistory size="1rem" />}
      className={className ?? ''}
    >
      {text.button}
    </Button>
  );
}

export function PanelHistoryButton() {
  const of = use(HistoryOfContext);
  return of && <HistoryButton of={of} className={classes['history']} />;
}
