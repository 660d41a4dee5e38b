import type { PriceForm } from '../codes/projects.ts';

export const priceFormLabels: Record<PriceForm, string> = {
  Hourly: 'Löpande räkning',
  FixedPrice: 'Fast pris',
  Ceiling: 'Löpande med takpris',
};
