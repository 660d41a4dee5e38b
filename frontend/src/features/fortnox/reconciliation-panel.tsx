import { Button, Group, Text } from '@mantine/core';
import { getReconciliation } from '../../../../shared/contract/calls/finance-integration.ts';
import { type Difference } from '../../../../shared/domain/fortnox/reconcile.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { GroupTitle } from '../../components/log/group-title.tsx';
import { LogTable } from '../../components/log/log-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { differenceTexts } from '../../text/fortnox-differences.ts';
import { fortnoxText as text } from '../../text/fortnox.ts';
import { differenceKinds } from '../../../../shared/codes/fortnox-differences.ts';

const width = 1000;

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
  const { invoice, customer, here, there } = text.differenceColumns;
  return (
    <LogTable
      label={text.differences}
      rows={differences.toSorted((a, b) => differenceKinds.indexOf(a.kind) - differenceKinds.indexOf(b.kind))}
      keyOf={({ kind, invoiceCode, theirs }) => `${kind} ${invoiceCode} ${theirs}`}
      isFixed
      group={{
        of: ({ kind }) => kind,
        title: (_, some) => <GroupTitle {...differenceTexts[some[0]!.kind]} count={some.length} />,
      }}
      columns={[
        {
          label: invoice,
          cell: ({ invoiceId, invoiceCode, documentNumber }) =>
            invoiceId === null ? (
              invoiceCode || documentNumber
            ) : (
              <PanelLink panel={panels.invoice(invoiceId)}>{invoiceCode}</PanelLink>
            ),
        },
        { label: customer, cell: ({ customerName }) => customerName },
        { label: here, cell: ({ ours }) => ours },
        { label: there, cell: ({ theirs }) => theirs },
      ]}
    />
  );
}
