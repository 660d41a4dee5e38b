import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { dayOf, twelveMonthsFrom } from '../../../shared/lib/days.ts';

export type Value = SQLInputValue;

export class Database {
  readonly connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();
  /** By day, query and values, since the last change. */
  readonly #kept = new Map<string, unknown[]>();

  constructor(connection: DatabaseSync) {
    this.connection = connection;
    connection.exec(settings);
    connection.function('today', () => dayOf(new Date()));
    connection.function('twelve_months_from', () => twelveMonthsFrom(dayOf(new Date())));
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  all<Row>(sql: string, values: readonly Value[] = []): Row[] {
    return this.#statement(sql).all(...values) as Row[];
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  get<Row>(sql: string, values: readonly Value[] = []): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined;
  }

  run(sql: string, values: readonly Value[] = []): number {
    return Number(this.#statement(sql).run(...values).changes);
  }

  /** For a costly query; a short answer is kept until the tables or the day change. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  cachedAll<Row>(sql: string, values: readonly Value[]): readonly Row[] {
    const key = JSON.stringify([dayOf(new Date()), sql, values]);
    const known = this.#kept.get(key);
    if (known) return known as Row[];
    const found = this.all<Row>(sql, values);
    if (found.length > maxRows) return found;
    if (this.#kept.size >= maxCached) this.#kept.clear();
    this.#kept.set(key, found);
    return found;
  }

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  transaction<Result>(work: () => Result): Result {
    const before = this.#changes();
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
      if (this.#changes() !== before) this.#kept.clear();
      return result;
    } catch (error) {
      this.exec('ROLLBACK');
      throw error;
    }
  }

  /** Drops all prepared statements: one that has run would keep an attached database in use. */
  forget(): void {
    this.#statements.clear();
  }

  close(): void {
    this.forget();
    this.connection.close();
  }

  #changes(): number {
    return this.get<{ rows: number }>('SELECT total_changes() AS rows')!.rows;
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

const maxCached = 200;
const maxRows = 100;

/**
 * Durability is off: DynamoDB is the source of truth, and a new process starts from a snapshot, whose file it has to
 * itself and maps.
 */
const settings = `
  PRAGMA locking_mode = EXCLUSIVE;
  PRAGMA mmap_size = 2147418112;
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -8192;
`;
