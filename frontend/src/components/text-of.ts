/** What a text field of a submitted form holds, as it was typed: '' where the form has no such field. */
export function textOf(entered: FormData, field: string): string {
  const value = entered.get(field);
  return typeof value === 'string' ? value : '';
}
