import type { PriceForm } from '../codes/price-forms.ts';

export const priceFormLabels: Record<PriceForm, string> = {
  Hourly: 'Löpande räkning',
  FixedPrice: 'Fast pris',
  Ceiling: 'Löpande med takpris',
};
