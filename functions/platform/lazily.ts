/** Makes a client at its first use and keeps it as long as the process lives. */
export function lazily<Client>(make: () => Client): () => Client {
  let client: Client | undefined;
  return () => (client ??= make());
}
