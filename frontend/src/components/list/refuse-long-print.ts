import { longPrintText as text } from '../../text/long-print.ts';
import { toast } from '../../state/toast.ts';
import { formatNumber } from '../format.ts';

export function refuseLongPrint(rows: number, most: number): void {
  toast.error(text.most(formatNumber(rows), formatNumber(most)), { title: text.title });
}
