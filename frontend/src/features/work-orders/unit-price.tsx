import { IconAlertTriangle } from '@tabler/icons-react';
import { formatMoney } from '../../components/format.ts';
import { workOrdersText as text } from '../../text/work-orders.ts';
import type { PriceBook } from './price-book.ts';
import classes from '../../components/lines/lines.module.css';

export function UnitPrice({ price }: { price: ReturnType<PriceBook['priceOf']> }) {
  if (!price) return null;
  if (price.unitPrice === null) {
    return (
      <span className={classes['missing']}>
        <IconAlertTriangle size="0.875rem" aria-hidden />
        {price.isOfCost ? text.costMissing : text.priceMissing}
      </span>
    );
  }
  return (
    <>
      {formatMoney(price.unitPrice)}
      {price.from && <span className={classes['note']}>{price.from}</span>}
    </>
  );
}
