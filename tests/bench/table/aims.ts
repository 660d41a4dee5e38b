/** Median milliseconds with one client and with eight, measured earlier with the same data on an idle machine. */
type Pair = readonly [one: number, eight?: number];

type Aim = { earlier?: Pair; odoo?: Pair; aim: Pair };

/** The rows of the table in order; memory in MiB. */
export const aims: Record<string, Aim> = {
  'customers, 2 k': { earlier: [8.9], odoo: [16.8], aim: [6] },
  'customers, 100 k': { earlier: [32.5, 221], odoo: [182, 1_165], aim: [6] },
  'projects, 10 k': { earlier: [10.7, 37], odoo: [23.6, 92], aim: [6] },
  'work orders, 101 k, note filter': { earlier: [18.9, 93], odoo: [103, 595], aim: [6] },
  'work orders by value': { earlier: [72], aim: [6] },
  'open invoice of 20 lines': { earlier: [17], odoo: [53], aim: [9] },
  'create customer and read it': { earlier: [21.3], odoo: [32.8], aim: [12] },
  'invoice of 20 work orders, issued': { earlier: [182], odoo: [1_220], aim: [60] },
  'invoice of 1 000 lines': { earlier: [9_400], aim: [2_000] },
  'PDF, first': { earlier: [163], odoo: [459], aim: [130] },
  'PDF, again': { earlier: [12], odoo: [445], aim: [12] },
  'Excel of 10 000 rows': { earlier: [838], odoo: [1_163], aim: [400] },
  'log-in page, cold': { earlier: [591], odoo: [583], aim: [400] },
  'log-in to main page': { earlier: [580], odoo: [1_035], aim: [350] },
  'first panel': { earlier: [885], odoo: [1_227], aim: [300] },
  start: { aim: [1_500] },
  'idle memory, MiB': { earlier: [267], odoo: [282], aim: [200] },
};
