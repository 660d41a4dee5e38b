/** '41138' → '411 38'. Other codes are unchanged. */
export function formatPostalCode(postalCode: string): string {
  return postalCode.trim().replace(/^(\d{3})(\d{2})$/, '$1 $2');
}
