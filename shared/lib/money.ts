/** Money is calculated in whole öre; only the API's JSON uses kronor. */

/** Rounds halves away from zero, so that a credit mirrors its debit exactly (Math.round takes −0.5 to 0). */
export function roundHalfAwayFromZero(value: number): number {
  const rounded = Math.round(Math.abs(value));
  return value < 0 && rounded > 0 ? -rounded : rounded;
}

export function toOre(kronor: number): number {
  return roundHalfAwayFromZero(kronor * 100);
}

export function toKronor(ore: number): number {
  return ore / 100;
}

/** @returns kronor, summed in whole öre */
export function sumKronor<Row>(rows: readonly Row[], kronorOf: (row: Row) => number): number {
  return toKronor(rows.reduce((ore, row) => ore + toOre(kronorOf(row)), 0));
}

export function isWholeOre(kronor: number): boolean {
  return Number.isFinite(kronor) && toOre(kronor) / 100 === kronor;
}

export function multiplyOre(quantity: number, unitPriceOre: number): number {
  return roundHalfAwayFromZero(quantity * unitPriceOre);
}
