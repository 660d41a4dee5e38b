import { getProjectPrices } from '../../../../shared/contract/calls/price-lists.ts';
import { isDay, yearOf } from '../../../../shared/lib/days.ts';
import { year as yearSchema } from '../../../../shared/fields/fields.ts';
import type { ProjectPrice } from '../../../../shared/schemas/price-list.ts';
import type { WorkOrderItem } from '../../../../shared/schemas/work-order.ts';
import { useRoute } from '../../api/use-route.ts';
import type { Product } from '../../components/lines/product-select.tsx';
import { workOrdersText as text } from '../../text/work-orders.ts';
import type { WorkOrderLine } from './lines.ts';
import { isCostPriced, type ProductType } from '../../../../shared/codes/product-types.ts';
import { costPriceOre } from '../../../../shared/domain/prices.ts';
import { toKronor } from '../../../../shared/lib/money.ts';

type KnownPrice = {
  productName: string;
  unitPrice: number | null;
  from: string | undefined;
  /** The price follows from what is entered on the line. */
  isOfCost?: true;
};

export type PriceBook = {
  priceOf: (line: WorkOrderLine) => KnownPrice | undefined;
  productsOf: (productType: ProductType) => readonly Product[];
  isWaiting: boolean;
  error: Error | null;
  retry: () => void;
};

type Options = {
  projectCode: string;
  verificationDate: string;
  saved: readonly WorkOrderItem[];
};

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
    priceOf: (line) => {
      const { productId } = line;
      if (typeof productId !== 'number') return undefined;
      const price = listed.get(productId);
      if (isCostPriced(line.productType)) return costPrice(line, saved, price);
      if (price) return { productName: price.productName, unitPrice: price.unitPrice, from: sourceOf(price) };
      const item = known.get(productId);
      return item && { productName: item.productName, unitPrice: item.unitPrice, from: undefined };
    },
    productsOf: (productType) => {
      const all = [...listed.values(), ...saved.filter(({ productId }) => !listed.has(productId))];
      const unique = new Map(all.map((product) => [product.productId, product]));
      const own = [...unique.values()].filter((product) => product.productType === productType);
      if (!isCostPriced(productType)) return own;
      return own.map(({ productId, productName }) => ({ productId, productName }));
    },
    isWaiting: query.isPending,
    error: query.data ? null : query.error,
    retry: () => void query.refetch(),
  };
}

export function frozenPriceBook(items: readonly WorkOrderItem[]): PriceBook {
  const known = new Map(items.map((item) => [item.workOrderItemId, item]));
  return {
    priceOf: ({ workOrderItemId = 0 }) => {
      const item = known.get(workOrderItemId);
      return item && { productName: item.productName, unitPrice: item.unitPrice, from: text.priceFrom.Frozen };
    },
    productsOf: () => [],
    isWaiting: false,
    error: null,
    retry: () => undefined,
  };
}

/** A saved line keeps its mark-up as long as it keeps its product. */
function costPrice(
  { productId, workOrderItemId, purchasePrice }: WorkOrderLine,
  saved: readonly WorkOrderItem[],
  price: ProjectPrice | undefined,
): KnownPrice | undefined {
  const own = saved.find((item) => item.workOrderItemId === workOrderItemId && item.productId === productId);
  const known = own ?? price;
  if (!known) return undefined;
  const { productName, markUpPercent } = known;
  const ore = costPriceOre({ purchasePrice: typeof purchasePrice === 'number' ? purchasePrice : null, markUpPercent });
  const from = text.markedUp(markUpPercent);
  return { productName, unitPrice: ore === null ? null : toKronor(ore), from, isOfCost: true };
}

function sourceOf({ source, sourceYear }: ProjectPrice): string | undefined {
  if (source === null) return undefined;
  return source === 'Default' ? text.priceFrom.Default(sourceYear ?? 0) : text.priceFrom[source];
}
