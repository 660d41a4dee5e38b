import { formatCount, formatNumber } from '../../../shared/lib/format.ts';
import type { AddsNothingReason } from '../../../shared/domain/invoice/losses.ts';
import type { ProductType } from '../../../shared/codes/product-types.ts';
import { unitLabels } from '../../../shared/text/products.ts';

export const basisText = {
  title: 'Underlag',
  titleOf: (name: string) => `Underlag för ${name}`,
  table: 'Rader och insatser',
  link: (lines: number, workOrders: number) =>
    `Underlag: ${formatCount(lines, 'rad', 'rader')} från ${formatCount(workOrders, 'insats', 'insatser')}`,
  onInvoice: 'På fakturan',
  price: (price: string, sum: string) => `× ${price} = ${sum}`,
  amount: (amount: number, type: ProductType) => `${formatNumber(amount)} ${unitLabels[type]}`,
  addsNothing: (reason: string) => `Tillför inget: ${reason}`,
  isLeft: 'Tas inte med om du inte väljer det när du skapar fakturan',
  addsNothingReasons: {
    'no-lines': 'inga rader',
    'not-billed': 'arbetade timmar utan fakturerbar tid',
    'no-amount': 'inga timmar och inget antal',
  } satisfies Record<AddsNothingReason, string>,
  zero: '0',
  sum: 'Summa exkl. moms',
  given:
    'Insatserna är inte längre fakturerade med den här fakturan och kan ha ändrats. Timmar, antal och priser på fakturan står fast.',
  deleted: 'raderad',
  under: (heading: string) => `${heading}:`,
} as const;
