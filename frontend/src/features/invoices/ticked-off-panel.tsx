import { listTickedOffDifferences } from '../../../../shared/contract/calls/finance-integration.ts';
import type { TickedOffDifference } from '../../../../shared/schemas/fortnox.ts';
import { useRoute } from '../../api/use-route.ts';
import { panels } from '../../navigation/paths.ts';
import { formatInstant } from '../../components/format.ts';
import { LogTable } from '../../components/log/log-table.tsx';
import { Notice } from '../../components/notice.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { PanelLink } from '../../components/panel/panel-link.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { attentionText as text } from '../../text/attention.ts';
import { differenceTexts } from '../../text/fortnox-differences.ts';

const width = 1000;

export function TickedOffPanel() {
  const query = useRoute(listTickedOffDifferences, {}, { silent: true });
  return (
    <Panel title={text.showTickedOff} width={width} isText>
      <QueryView query={query}>
        {(differences) =>
          differences.length === 0 ? (
            <Notice title={text.noneTickedOff} hint={text.noneTickedOffHint} />
          ) : (
            <TickedOff differences={differences} />
          )
        }
      </QueryView>
    </Panel>
  );
}

function TickedOff({ differences }: { differences: readonly TickedOffDifference[] }) {
  const { invoice, customer, difference, reason, by, at } = text.tickedOffColumns;
  return (
    <LogTable
      label={text.showTickedOff}
      rows={differences}
      keyOf={({ differenceId }) => String(differenceId)}
      isFixed
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
        {
          label: difference,
          cell: ({ kind, ours, theirs }) => text.difference(differenceTexts[kind].label, ours, theirs),
        },
        { label: reason, cell: (one) => one.reason },
        { label: by, cell: ({ tickedOffBy }) => tickedOffBy },
        { label: at, cell: ({ tickedOffAt }) => formatInstant(tickedOffAt) },
      ]}
    />
  );
}
