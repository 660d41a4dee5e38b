import type { LineKind } from '../../codes/invoices.ts';
import type { ProductType } from '../../codes/product-types.ts';
import type { VatRule } from '../../codes/vat-rules.ts';
import type { LineOrigin } from '../../schemas/invoice.ts';

export type InvoiceLine = {
  productId: number;
  productType: ProductType;
  text: string;
  heading: string;
  quantity: number;
  unitPriceOre: number;
  subTotalOre: number;
  vatPercent: number;
  vatRule: VatRule;
  account: number;
  lineKind: LineKind;
  agreedRef: number;
  sources: LineOrigin[];
};
