import { getProjectPrices } from '../../../../shared/contract/price-lists.ts';
import { isDay, yearOf } from '../../../../shared/lib/days.ts';
import { year as yearSchema } from '../../../../shared/fields/fields.ts';
import type { ResolvedPrice } from '../../../../shared/schemas/price-list.ts';
import type { WorkOrderItem } from '../../../../shared/schemas/work-order.ts';
import { useRoute } from '../../api/use-route.ts';
import type { Product } from '../../components/lines/product-select.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import type { WorkOrderLine } from './lines.ts';
import type { ProductType } from '../../../../shared/codes/product-types.ts';

type KnownPrice = {
  productName: string;
  /** Kronor; null where no list has the product. */
  unitPrice: number | null;
  /** Which list it comes from; undefined where that is not known. */
  from: string | undefined;
};

export type PriceBook = {
  /** The price of a line's product; undefined where it has none yet or the prices have not come. */
  priceOf: (line: WorkOrderLine) => KnownPrice | undefined;
  /** What can be chosen on lines of a type. */
  productsOf: (productType: ProductType) => readonly Product[];
  /** Why there are no prices. */
  error: Error | null;
  retry: () => void;
};

type Options = {
  projectCode: string;
  /** Prices are those of its year. */
  verificationDate: string;
  /** The lines as they were read: their prices are known before the lists have come. */
  saved: readonly WorkOrderItem[];
};

/** The project's prices in the year of the work order, and what can be put on its lines. */
export function usePriceBook({ projectCode, verificationDate, saved }: Options): PriceBook {
  const year = isDay(verificationDate) ? yearOf(verificationDate) : undefined;
  const isUsable = year !== undefined && yearSchema.safeParse(year).success;
  const query = useRoute(
    getProjectPrices,
    { params: { code: projectCode }, ...(isUsable && { query: { year } }) },
    { failure: text.notPriced },
  );
  const listed = new Map(query.data?.map((price) => [price.productId, price]));
  const known = new Map(saved.map((item) => [item.productId, item]));

  return {
    priceOf: ({ productId }) => {
      if (typeof productId !== 'number') return undefined;
      const price = listed.get(productId);
      if (price) return { productName: price.productName, unitPrice: price.unitPrice, from: sourceOf(price) };
      const item = known.get(productId);
      return item && { productName: item.productName, unitPrice: item.unitPrice, from: undefined };
    },
    productsOf: (productType) => {
      const all = [...listed.values(), ...saved.filter(({ productId }) => !listed.has(productId))];
      const unique = new Map(all.map((product) => [product.productId, product]));
      return [...unique.values()].filter((product) => product.productType === productType);
    },
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

/** The prices of an invoiced work order, which are its own. */
export function frozenPriceBook(items: readonly WorkOrderItem[]): PriceBook {
  const known = new Map(items.map((item) => [item.workOrderItemId, item]));
  return {
    priceOf: ({ workOrderItemId = 0 }) => {
      const item = known.get(workOrderItemId);
      return item && { productName: item.productName, unitPrice: item.unitPrice, from: text.priceFrom.Frozen };
    },
    productsOf: () => [],
    error: null,
    retry: () => undefined,
  };
}

function sourceOf({ source, sourceYear }: ResolvedPrice): string | undefined {
  if (source === null) return undefined;
  return source === 'Default' ? text.priceFrom.Default(sourceYear ?? 0) : text.priceFrom[source];
}
