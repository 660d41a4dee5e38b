import type { DeliveryTemplateItem } from '../../../../shared/schemas/delivery-template.ts';
import { formatNumber } from '../../components/format.ts';
import { unitLabels } from '../../../../shared/text/products.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import classes from './template-content.module.css';

export function TemplateContent({ items }: { items: readonly DeliveryTemplateItem[] }) {
  return (
    <section className={classes['content']}>
      <h3>{text.latest(items.length)}</h3>
      <ol className={classes['items']}>
        {items.map(({ deliveryTemplateItemId, invoiceNote, invoiceable, lines }) => (
          <li key={deliveryTemplateItemId}>
            <strong>{invoiceNote || text.delivery.noNote}</strong>
            {!invoiceable && <span className={classes['aside']}> {text.notInvoiceable}</span>}
            <ul>
              {lines.map((line) => (
                <li key={line.deliveryTemplateItemLineId}>
                  {line.productName}
                  <span className={classes['amount']}>
                    {`${formatNumber(line.productType === 'Rate' ? line.hoursEstimated : line.quantity)} ${unitLabels[line.productType]}`}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
