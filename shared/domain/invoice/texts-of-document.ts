/** Every text of a document. Pictures are data URLs. */
export function textsOfDocument(document: object): string[] {
  const textsOf = (value: unknown): string[] => {
    if (typeof value === 'string') return value.startsWith('data:') ? [] : [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
  };
  return textsOf(document);
}
