export function hundredths(amount: number): number {
  return roundHalfAway(amount * 100);
}

/** The epsilon corrects binary fractions: 1.005 × 100 is 100.49999999999999. */
export function roundHalfAway(value: number): number {
  const rounded = Math.sign(value) * Math.floor(Math.abs(value) + 0.5 + 1e-7);
  return rounded === 0 ? 0 : rounded;
}

export function kronor(ore: number): number {
  return ore / 100;
}
