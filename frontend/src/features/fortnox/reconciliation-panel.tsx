import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { getReconciliation } from '../../../../shared/contract/finance-integration.ts';
import type { Difference } from '../../../../shared/domain/fortnox/reconcile.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../app/paths.ts';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { usePanels } from '../../components/panel/panels.ts';
import { QueryView } from '../../components/query-view.tsx';
import { differenceLabels, fortnoxText as text } from '../../text/fortnox.ts';
import classes from '../../components/log-table.module.css';

const width = 1000;

/** What differs between the invoices here and in Fortnox. */
export function ReconciliationPanel() {
  const query = useRoute(getReconciliation, {}, { silent: true, staleTime: 0 });
  return (
    <Panel title={text.reconciliation} width={width} isText>
      <QueryView query={query}>
        {({ differences, compared }) => (
          <>
            <Group justify="space-between" mb="xs">
              <Text size="sm">{text.compared(compared, differences.length)}</Text>
              <Button variant="default" size="xs" loading={query.isFetching} onClick={() => void query.refetch()}>
                {text.compareAgain}
              </Button>
            </Group>
            {differences.length === 0 ? (
              <Notice title={text.noDifferences} hint={text.noDifferencesHint} />
            ) : (
              <Differences differences={differences} />
            )}
          </>
        )}
      </QueryView>
    </Panel>
  );
}

function Differences({ differences }: { differences: readonly Difference[] }) {
  const { linkTo } = usePanels();
  const { invoice, what, here, there } = text.differenceColumns;
  return (
    <table className={classes['log']} aria-label={text.differences}>
      <thead>
        <tr>
          {[invoice, what, here, there].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ kind, invoiceCode, invoiceId, ours, theirs }) => (
          <tr key={`${kind} ${invoiceCode} ${theirs}`}>
            <th scope="row">
              {invoiceId === null ? (
                invoiceCode
              ) : (
                <Anchor component={Link} {...linkTo(panels.invoice(invoiceId))} inherit>
                  {invoiceCode}
                </Anchor>
              )}
            </th>
            <td data-label={what}>{differenceLabels[kind]}</td>
            <td data-label={here}>{ours || '–'}</td>
            <td data-label={there}>{theirs || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
