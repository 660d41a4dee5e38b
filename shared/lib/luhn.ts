/**
 * The modulus 10 (Luhn) check digit of the digits: weights 2, 1, 2, 1 … from the right, the digits of each product
 * added. Payment references, bank giros and organisation numbers end in it.
 */
export function luhnCheckDigit(digits: string): number {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const weight = index % 2 === 0 ? 2 : 1;
    const product = Number(digits[digits.length - 1 - index]) * weight;
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10;
}
