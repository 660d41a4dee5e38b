/**
 * Shortens one deadline in this process until the test file ends, for a test of what happens then. The others keep
 * their length, so that a busy machine does not meet them.
 * @param table of `shared/lib/deadlines.ts` @param ms milliseconds, before the factor of tests
 */
export function shorten<Table extends object>(table: Table, name: keyof Table, ms: number): void {
  Object.assign(table, { [name]: ms });
}
