import { productTypes } from '../../../../shared/codes/product-types.ts';
import type { FormOf } from '../../components/form/fields.ts';
import { useWatched } from '../../components/form/use-watched.ts';
import { LinesTable } from './lines-table.tsx';
import type { PriceBook } from './price-book.ts';
import type { WorkOrderValues } from './work-order-values.ts';

type Props = { form: FormOf<WorkOrderValues>; book: PriceBook; projectCode: string };

/** A table for each type of product. Firms without products of the later types never see their tables. */
export function AllLines({ form, book, projectCode }: Props) {
  const lines = useWatched(form, 'items');
  const used = new Set(lines.map(({ productType }) => productType));
  return productTypes
    .filter((type) => type === 'Rate' || type === 'Rent' || used.has(type) || book.productsOf(type).length > 0)
    .map((type) => <LinesTable key={type} form={form} productType={type} book={book} projectCode={projectCode} />);
}
