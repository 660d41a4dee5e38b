import { getAgreement } from '../../../../shared/contract/calls/agreements.ts';
import { useRoute } from '../../api/use-route.ts';
import type { PanelProps } from '../../components/panel/panel-host.tsx';
import { Panel } from '../../components/panel/panel.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { agreementsText as text } from '../../text/agreements.ts';
import { invoicedWork, settledWork } from '../../text/invoice-choice.ts';
import { AgreedReview } from './agreed-review.tsx';
import { InstalmentChoice } from './instalment-choice.tsx';
import { OnAccountChoice } from './on-account-choice.tsx';
import { WorkChoice } from './work-choice.tsx';

/** The review of an invoice by the agreement: the choice above, and the invoice as it would be below. */
export function AgreedInvoicePanel({ id, args }: PanelProps) {
  const input = { params: { projectId: id ?? 0 } };
  const query = useRoute(getAgreement, input, { silent: true, keepPrevious: false, enabled: id !== undefined });
  // What is kept of it may have another form of price, which the choice would begin with.
  const isKept = query.isFetching && !query.isFetchedAfterMount;
  if (!query.data || isKept) {
    return (
      <Panel title={text.byAgreement}>
        <QueryView query={query}>{() => null}</QueryView>
      </Panel>
    );
  }
  const agreement = query.data;
  const { projectCode, priceForm } = agreement;
  if (args['as'] === 'OnAccount' && priceForm !== 'FixedPrice') {
    return <AgreedReview agreement={agreement} title={text.onAccountTitle(projectCode)} choose={OnAccountChoice} />;
  }
  return priceForm === 'FixedPrice' ? (
    <AgreedReview
      agreement={agreement}
      title={text.instalmentTitle(projectCode)}
      choose={InstalmentChoice}
      words={settledWork}
    />
  ) : (
    <AgreedReview agreement={agreement} title={text.workTitle(projectCode)} choose={WorkChoice} words={invoicedWork} />
  );
}
