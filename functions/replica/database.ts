import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';

export type Value = SQLInputValue;

export class Database {
  readonly connection: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(connection: DatabaseSync) {
    this.connection = connection;
    connection.exec(settings);
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

  exec(sql: string): void {
    this.connection.exec(sql);
  }

  transaction<Result>(work: () => Result): Result {
    this.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.exec('COMMIT');
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

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const statement = this.connection.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}

/** Durability is off: DynamoDB is the source of truth, and a new process starts from a snapshot. */
const settings = `
  PRAGMA journal_mode = MEMORY;
  PRAGMA synchronous = OFF;
  PRAGMA temp_store = MEMORY;
  PRAGMA cache_size = -8192;
`;
