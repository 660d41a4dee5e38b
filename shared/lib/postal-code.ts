/** A Swedish postal code as it is written on an envelope: '41138' → '411 38'. Anything else stays as it is. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.trim().replace(/^(\d{3})(\d{2})$/, '$1 $2');
}
