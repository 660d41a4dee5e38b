const maxLength = 60;

/** How the outbox names a message. */
export function shorten(message: string): string {
  const line = message.trim().replaceAll(/\s+/g, ' ');
  return line.length <= maxLength ? line : `${line.slice(0, maxLength).trimEnd()}…`;
}
