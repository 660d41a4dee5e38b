import { workOrderStatuses } from '../../../shared/codes/work-orders.ts';

/** An invoiced work order without prices of its own was settled against a fixed price. @param of an alias with its dot */
export const hourlySql = (of: string): string =>
  `${of}status_rank <> ${workOrderStatuses.indexOf('Invoiced')} OR ${of}has_live_prices = 0`;
