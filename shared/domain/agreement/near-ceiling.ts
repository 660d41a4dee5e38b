import { nearBudget } from '../../codes/budget-uses.ts';
import type { AgreementTerms } from '../../entities/agreement.ts';
import { toKronor, toOre } from '../../lib/money.ts';
import type { InvoiceRemark } from '../../schemas/invoice-remark.ts';
import { percentOfBudget } from '../project-budget.ts';
import { netOreOf } from './entries.ts';

/** A remark when what is invoiced, with the next invoice's net sum, is 80 per cent of a ceiling or more. */
export function nearCeiling({ priceForm, agreedOre, entries }: AgreementTerms, sumTotal: number): InvoiceRemark[] {
  const totalOre = netOreOf(entries) + toOre(sumTotal);
  if (priceForm !== 'Ceiling' || totalOre * 100 < agreedOre * nearBudget) return [];
  const percent = percentOfBudget({ budget: agreedOre, worked: totalOre }) ?? 0;
  return [{ kind: 'near-ceiling', ceiling: toKronor(agreedOre), total: toKronor(totalOre), percent }];
}
