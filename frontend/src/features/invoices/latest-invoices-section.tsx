import { listInvoices } from '../../../../shared/contract/calls/invoices.ts';
import type { InvoiceRow } from '../../../../shared/schemas/invoice.ts';
import { useRoute } from '../../api/use-route.ts';
import { DataTable } from '../../components/list/data-table.tsx';
import type { ListDefinition } from '../../components/list/list-definition.ts';
import { PageButton } from '../../components/page-button.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { Section } from '../../components/section.tsx';
import { ledger } from '../../navigation/ledger.ts';
import { invoicesText as text } from '../../text/invoices.ts';
import { invoicesList } from './invoices-list.ts';

const shown = 5;

export const ProjectInvoicesSection = ({ projectCode }: { projectCode: string }) => (
  <LatestInvoicesSection of={{ projectCode }} without={['projectCode', 'objectName', 'customerName']} />
);

export const CustomerInvoicesSection = ({ customerId }: { customerId: number }) => (
  <LatestInvoicesSection of={{ customerId }} without={['customerName']} />
);

type Props = {
  of: { projectCode: string } | { customerId: number };
  /** The columns that would say the same in each row. */
  without: readonly string[];
};

function LatestInvoicesSection({ of, without }: Props) {
  const input = { query: { ...of, itemsPerPage: shown } };
  const page = useRoute(listInvoices, input, { silent: true, keepPrevious: false });
  const list: ListDefinition<InvoiceRow> = {
    ...invoicesList,
    columns: invoicesList.columns.filter(({ key }) => !without.includes(key)),
  };
  return (
    <Section
      title={page.data ? text.latest(page.data.meta.totalItems) : text.archiveList}
      actions={<PageButton to={ledger(of)}>{text.toList}</PageButton>}
      isEmpty={page.data?.items.length === 0}
      empty={text.noneYet}
    >
      <QueryView query={page}>{({ items }) => <DataTable list={list} rows={items} />}</QueryView>
    </Section>
  );
}
