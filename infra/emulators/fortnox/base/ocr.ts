/** The number, a length digit and a Luhn digit: 18 gives 1842. */
export function ocrOf(documentNumber: string): string {
  const withLength = documentNumber + String((documentNumber.length + 2) % 10);
  let sum = 0;
  for (let place = 0; place < withLength.length; place++) {
    const weighted = Number(withLength.at(-1 - place)) * (place % 2 === 0 ? 2 : 1);
    sum += weighted > 9 ? weighted - 9 : weighted;
  }
  return withLength + String((10 - (sum % 10)) % 10);
}
