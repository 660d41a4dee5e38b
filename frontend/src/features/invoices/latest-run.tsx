import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getLatestInvoiceRun } from '../../../../shared/contract/calls/invoice-runs.ts';
import { useRoute } from '../../api/use-route.ts';
import { usePanels } from '../../components/panel/panels.ts';
import { panels } from '../../navigation/paths.ts';
import { runsText as text } from '../../text/invoice-runs.ts';
import classes from './invoice-runs.module.css';

/** The way back to a run whose page was closed. */
export function LatestRun() {
  const panelStack = usePanels();
  const { data } = useRoute(getLatestInvoiceRun, {}, { silent: true });
  if (!data || data.runId === null) return <Room />;
  const isPending = data.state === 'Pending';
  return (
    <Button
      component={Link}
      {...panelStack.linkTo(panels.invoiceRun(data.runId))}
      variant={isPending ? 'light' : 'default'}
      size="xs"
    >
      {isPending ? text.latest(data.done, data.total) : text.latestDone}
    </Button>
  );
}

/** What stands beside it does not move when its answer comes. */
function Room() {
  return (
    <Button variant="default" size="xs" className={classes['room']}>
      {text.latestDone}
    </Button>
  );
}
