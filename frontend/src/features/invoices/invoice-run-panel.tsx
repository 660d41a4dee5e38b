import '@mantine/core/styles/Progress.css';
import { Anchor, Button, Progress, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { continueInvoiceRun, getInvoiceRun } from '../../../../shared/contract/calls/invoice-runs.ts';
import { sumKronor } from '../../../../shared/lib/money.ts';
import type { InvoiceRun } from '../../../../shared/schemas/invoice-run.ts';
import { call } from '../../api/call.ts';
import { invalidateKinds } from '../../api/query-client.ts';
import { useRoute } from '../../api/use-route.ts';
import { formatMoney } from '../../components/format.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { panels } from '../../navigation/paths.ts';
import { common } from '../../text/common.ts';
import { runsText as text } from '../../text/invoice-runs.ts';
import classes from './invoice-runs.module.css';
import { NoInvoiceId } from './no-invoice-id.tsx';

const width = 1000;
const retryMs = 2_000;

export function InvoiceRunPanel({ id }: PanelProps) {
  return id === undefined ? <NoInvoiceId /> : <OneRun runId={id} />;
}

function OneRun({ runId }: { runId: number }) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const query = useRoute(getInvoiceRun, { params: { runId } }, { keepPrevious: false });
  const run = useContinued(runId, query.data);
  return (
    <Panel
      title={text.runTitle}
      width={width}
      isText
      footer={
        <Button ml="auto" variant="default" onClick={() => void panelStack.close(key)}>
          {common.close}
        </Button>
      }
    >
      <QueryView query={query}>{(read) => <RunResult run={run ?? read} />}</QueryView>
    </Panel>
  );
}

/** Continues the run while it is shown. When it is not, the server's job does. */
function useContinued(runId: number, read: InvoiceRun | undefined): InvoiceRun | undefined {
  const [run, setRun] = useState<InvoiceRun>();
  const isPending = (run ?? read)?.state === 'Pending';

  useEffect(() => {
    if (!isPending) return undefined;
    const stop = new AbortController();
    async function continueRun() {
      while (!stop.signal.aborted) {
        try {
          const next = await call(continueInvoiceRun, { params: { runId } }, { signal: stop.signal });
          if (stop.signal.aborted) return;
          setRun(next);
          void invalidateKinds(continueInvoiceRun.changes);
          if (next.state === 'Done') return;
        } catch {
          // The network or the server is away; the run is safe.
          await new Promise((resolve) => setTimeout(resolve, retryMs));
        }
      }
    }
    void continueRun();
    return () => stop.abort();
  }, [isPending, runId]);

  return run;
}

function RunResult({ run: { done, total, state, projects } }: { run: InvoiceRun }) {
  const panelStack = usePanels();
  const made = projects.filter(({ invoiceId }) => invoiceId !== null);
  const invoices = new Set(made.map(({ invoiceId }) => invoiceId)).size;
  const refused = projects.filter(({ refusal }) => refusal !== '').length;
  const sum = sumKronor(made, ({ sumTotal }) => sumTotal ?? 0);
  return (
    <>
      <Progress value={(100 * done) / total} aria-label={text.progress(done, total)} mb="xs" />
      <output>
        <Text component="span" display="block" size="sm">
          {text.progress(done, total)}
        </Text>
        <Text component="span" display="block" size="sm" fw={600}>
          {text.made(invoices, formatMoney(sum))}
          {refused > 0 && `. ${text.refused(refused)}`}
        </Text>
      </output>
      {state === 'Pending' && (
        <Text size="sm" c="dimmed">
          {text.goesOn}
        </Text>
      )}
      <table className={`${classes['run']} ${classes['outcome']}`} aria-label={text.runTable}>
        <tbody>
          {projects.map(({ projectId, projectCode, invoiceId, invoiceCode, sumTotal, refusal }) => (
            <tr key={projectId}>
              <th scope="row">{projectCode}</th>
              <td>
                {invoiceId !== null && <PanelLink panel={panels.invoice(invoiceId)}>{invoiceCode}</PanelLink>}
                {refusal !== '' && (
                  <>
                    <span className={classes['stop']}>
                      {text.notMade}: {refusal}
                    </span>{' '}
                    <Anchor
                      component={Link}
                      {...panelStack.linkTo(panels.invoiceReview(projectId))}
                      underline="always"
                      inherit
                    >
                      {text.reviewAgain}
                    </Anchor>
                  </>
                )}
                {invoiceId === null && refusal === '' && <span className={classes['waits']}>{text.waits}</span>}
              </td>
              <td className={classes['money']}>{sumTotal === null ? '' : formatMoney(sumTotal)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
