import { longPrintText as text } from '../../text/long-print.ts';
import { toast } from '../../state/toast.ts';
import { formatNumber } from '../format.ts';

export function refuseLongPrint(rows: number, max: number): void {
  toast.error(text.most(formatNumber(rows), formatNumber(max)), { title: text.title });
}
