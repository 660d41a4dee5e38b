/** Creates a client on first use and keeps it for the lifetime of the process. */
export function lazily<Client>(make: () => Client): () => Client {
  let client: Client | undefined;
  return () => (client ??= make());
}
