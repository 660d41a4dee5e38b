import { listInvoices } from '../../../../shared/contract/calls/invoices.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import { sessionValue } from '../../api/session.ts';
import { useValue } from '../../state/value.ts';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { withOwnId } from '../../components/list/own-filter.ts';
import { ListPage } from '../../components/list/list-page.tsx';
import { useCustomerFilter } from '../../components/list/use-customer-filter.ts';
import type { FilterValues } from '../../components/list/use-list-state.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { AttentionNotice } from './attention-notice.tsx';
import { InvoicesBulk } from './invoices-bulk.tsx';
import { invoicesList } from './invoices-list.ts';
import { InvoicesSummary } from './invoices-summary.tsx';
import { useIsManual } from './use-by-hand.ts';
import { useInvoiceActions } from './use-invoice-actions.ts';

export function InvoiceArchivePage() {
  return <InvoiceArchive list={invoicesList} defaultFilter={{}} />;
}

export function MyInvoicesPage() {
  return <InvoiceArchive list={invoicesList} defaultFilter={useOwnInitials()} />;
}

const overdueList: ListDefinition<InvoiceRow> = {
  ...invoicesList,
  empty: { title: text.noneOverdue, hint: text.noneOverdueHint },
};

export function OverdueInvoicesPage() {
  return <InvoiceArchive list={overdueList} defaultFilter={{ ...useOwnInitials(), status: 'Overdue' }} />;
}

function useOwnInitials(): FilterValues {
  return { projectOwnerUserInitials: useValue(sessionValue)?.initials ?? '' };
}

type Props = { list: ListDefinition<InvoiceRow>; defaultFilter: FilterValues };

function InvoiceArchive({ list: everybody, defaultFilter }: Props) {
  const list = useCustomerFilter(everybody);
  const isManual = useIsManual();
  return (
    <ListPage
      list={list}
      route={listInvoices}
      request={(query) => ({ query: withOwnId(query) })}
      defaultFilter={defaultFilter}
      summary={InvoicesSummary}
      actions={useInvoiceActions()}
      {...(isManual && { bulk: InvoicesBulk })}
      notice={<AttentionNotice isOwn={'projectOwnerUserInitials' in defaultFilter} />}
    />
  );
}
