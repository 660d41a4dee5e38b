/** A number's digits, +46 and 0046 written as 0: '+46 70-123 45 67' → '0701234567'. Two numbers may stand in one text. */
export function phoneDigits(text: string): string {
  return text.replace(/(\+|\b00)46[\s-]*(\(0\))?[\s-]*(?=[1-9])/g, '0').replace(/\D/g, '');
}
