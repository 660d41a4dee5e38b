import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getHistory } from '../../../../shared/contract/calls/history.ts';
import { useRoute } from '../../api/use-route.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { panels } from '../../navigation/paths.ts';
import { historyText as text } from '../../text/history.ts';
import { HistoryEntryView } from './history-entry.tsx';
import classes from './history.module.css';

const shown = 3;

export function LatestChangesSection({ kind, id }: { kind: 'customer' | 'project'; id: number }) {
  // The panel 'Historik' keeps its pages under the same input without a query.
  const history = useRoute(getHistory, { params: { kind, id }, query: {} }, { silent: true, keepPrevious: false });
  const panelStack = usePanels();
  return (
    <Section
      title={text.latest}
      actions={
        <Button component={Link} {...panelStack.linkTo(panels.history(kind, id))} variant="default" size="xs">
          {text.toHistory}
        </Button>
      }
      isEmpty={history.data?.items.length === 0}
      empty={`${text.empty}.`}
    >
      <QueryView query={history}>
        {({ items }) => (
          <ol className={`${classes['entries']} ${classes['latest']}`} aria-label={text.latest}>
            {items.slice(0, shown).map((entry) => (
              <HistoryEntryView key={entry.version} entry={entry} />
            ))}
          </ol>
        )}
      </QueryView>
    </Section>
  );
}
