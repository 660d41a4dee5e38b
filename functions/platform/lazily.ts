export function lazily<Client>(make: () => Client): () => Client {
  let client: Client | undefined;
  return () => (client ??= make());
}
