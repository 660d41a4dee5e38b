import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { getCustomer } from '../../../../shared/contract/calls/customers.ts';
import { useRoute } from '../../api/use-route.ts';
import { useTitle } from '../../components/page-title.ts';
import { QueryView } from '../../components/query-view.tsx';
import { noteOpened } from '../../components/recent-records.ts';
import { Section } from '../../components/section.tsx';
import { CustomerAddressesSection } from '../../features/addresses/customer-addresses-section.tsx';
import { CustomerContactsSection } from '../../features/contacts/customer-contacts-section.tsx';
import { CustomerFacts } from '../../features/customers/customer-facts.tsx';
import { CustomerStrip } from '../../features/customers/customer-strip.tsx';
import { LatestChangesSection } from '../../features/history/latest-changes-section.tsx';
import { CustomerInvoicesSection } from '../../features/invoices/latest-invoices-section.tsx';
import { CustomerProjectsSection } from '../../features/projects/customer-projects-section.tsx';
import { customersText as text } from '../../text/customers.ts';
import { writePanel } from '../../navigation/panel-address.ts';
import { panels } from '../../navigation/paths.ts';
import classes from './record-page.module.css';

/** It lives in `app` because it combines several features. */
export function CustomerDetailsPage() {
  const customerId = Number(useParams()['customerId']);
  const query = useRoute(getCustomer, { params: { customerId } }, { silent: true, keepPrevious: false });
  useTitle(query.data && text.details(query.data.name));
  useEffect(() => noteOpened(writePanel(panels.customer(customerId))), [customerId]);
  return (
    <QueryView query={query}>
      {(customer) => (
        <div className={classes['page']}>
          <CustomerStrip customer={customer} />
          <div className={classes['beside']}>
            <CustomerProjectsSection customer={customer} />
            <div className={classes['facts']}>
              <Section title={text.ofCustomer}>
                <CustomerFacts customer={customer} />
              </Section>
            </div>
            <CustomerInvoicesSection customerId={customer.customerId} />
          </div>
          <CustomerContactsSection customerId={customer.customerId} />
          <CustomerAddressesSection customerId={customer.customerId} />
          <LatestChangesSection kind="customer" id={customer.customerId} />
        </div>
      )}
    </QueryView>
  );
}
