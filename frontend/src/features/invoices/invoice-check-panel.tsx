import { Button, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { checkProjects, startInvoiceRun } from '../../../../shared/contract/calls/invoice-runs.ts';
import type { CheckedProject } from '../../../../shared/schemas/invoice-run.ts';
import { useRoute } from '../../api/use-route.ts';
import { useSave } from '../../api/use-save.ts';
import { formatMoney } from '../../components/format.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { usePanelPlace } from '../../components/panel/panel-place.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { panels } from '../../navigation/paths.ts';
import { common } from '../../text/common.ts';
import { runsText as text } from '../../text/invoice-runs.ts';
import { CheckedRow, CombinedHead } from './checked-row.tsx';
import { type Ticks, invoicesOf, isTaken, sumOf } from './checked-invoices.ts';
import { FirstNumberNotice } from './first-number.tsx';
import classes from './invoice-runs.module.css';

const width = 1000;

/** What stops which project, and what each comes to, before all of them are invoiced. */
export function InvoiceCheckPanel({ args }: PanelProps) {
  const { key } = usePanelPlace();
  const panelStack = usePanels();
  const projectIds = (args?.['projects'] ?? '')
    .split('.')
    .map(Number)
    .filter((id) => id > 0);
  const { save, saving } = useSave(startInvoiceRun, { failure: text.notStarted });
  // Not asked again while the run begins: less is left to invoice then.
  const checked = useRoute(
    checkProjects,
    { body: { projectIds } },
    { failure: text.notChecked, enabled: projectIds.length > 0 && !saving, keepPrevious: false },
  );
  const [ticks, setTicks] = useState<Ticks>(new Map());
  const possible = (checked.data?.projects ?? []).filter(({ stop }) => stop === '');
  const taken = possible.filter((project) => isTaken(project, ticks));

  async function start() {
    if (taken.length === 0 || saving) return;
    const projects = taken.map(({ projectId, basis, group }) => ({ projectId, basis, group }));
    const started = await save({ body: { projects } }).catch(() => undefined);
    if (started) panelStack.replace(key, panels.invoiceRun(started.runId));
  }

  function toggle(project: CheckedProject) {
    setTicks(new Map(ticks).set(project.projectId, !isTaken(project, ticks)));
  }

  return (
    <Panel
      title={text.checkTitle}
      width={width}
      isText
      onSaveAndClose={() => void start()}
      footer={
        <>
          <Text component="output" size="sm" className={classes['total']}>
            {checked.data && text.total(taken.length, formatMoney(sumOf(taken)))}
          </Text>
          <Button variant="default" onClick={() => void panelStack.close(key)}>
            {common.close}
          </Button>
          <Button loading={saving} disabled={taken.length === 0} onClick={() => void start()}>
            {checked.data ? text.create(invoicesOf(taken).length) : text.createThem}
          </Button>
        </>
      }
    >
      <FirstNumberNotice />
      <QueryView query={checked}>
        {({ projects }) => (
          <>
            {possible.length === 0 && <Text mb="sm">{text.nothing}</Text>}
            <table className={classes['run']} aria-label={text.checkTable}>
              <thead>
                <tr>
                  <th scope="col">{text.project}</th>
                  <th scope="col">{text.customer}</th>
                  <th scope="col" className={classes['money']}>
                    {text.sum}
                  </th>
                </tr>
              </thead>
              {invoicesOf(projects).map((sharing) => (
                <Fragment key={sharing[0]!.projectId}>
                  <CombinedHead projects={sharing.filter((project) => taken.includes(project))} />
                  {sharing.map((project) => (
                    <CheckedRow
                      key={project.projectId}
                      project={project}
                      isTaken={taken.includes(project)}
                      onToggle={() => toggle(project)}
                    />
                  ))}
                </Fragment>
              ))}
            </table>
          </>
        )}
      </QueryView>
    </Panel>
  );
}
