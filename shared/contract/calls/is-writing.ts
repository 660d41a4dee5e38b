export function isWriting({ method, writes }: { readonly method: string; readonly writes?: boolean }): boolean {
  return writes ?? method !== 'GET';
}
