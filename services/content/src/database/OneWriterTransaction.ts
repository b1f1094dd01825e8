import type { Client, ResultSet, SqliteConnections, Statement } from './sqliteConnections';

type Transaction = Awaited<ReturnType<Client['transaction']>>;
type AcquireLock = () => Promise<() => void>;

/** A transaction that sends no statement for so long waits for something that will not come. */
const maxIdleMilliseconds = 30_000;

/** Only a SELECT is known not to write. */
export const isRead = (statement: Statement): boolean =>
  /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql);

class TransactionClosedError extends Error {
  readonly code = 'TRANSACTION_CLOSED';
  constructor() {
    super('The transaction has ended: it was committed, an earlier statement failed, or it took too long.');
    this.name = 'TransactionClosedError';
  }
}

/**
 * Acquires the writer with its first write, since Payload opens transactions much earlier. Earlier reads see what is
 * committed, as with READ COMMITTED of PostgreSQL. Also as there, a failed statement ends the transaction.
 */
export class OneWriterTransaction implements Transaction {
  closed = false;
  private begun: Promise<void> | undefined;
  private release: (() => void) | undefined;
  private idleTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly connections: SqliteConnections,
    private readonly acquireLock: AcquireLock,
  ) {}

  async execute(statement: Statement): Promise<ResultSet> {
    this.assertOpen();
    if (this.begun === undefined && isRead(statement)) return this.connections.reader.execute(statement);
    return this.write((writer) => writer.execute(statement));
  }

  async batch(statements: Statement[]): Promise<ResultSet[]> {
    const results: ResultSet[] = [];
    for (const statement of statements) results.push(await this.execute(statement));
    return results;
  }

  async executeMultiple(sql: string): Promise<void> {
    await this.write((writer) => writer.executeMultiple(sql));
  }

  async commit(): Promise<void> {
    this.assertOpen();
    this.closed = true;
    if (this.begun === undefined) return;
    try {
      await this.connections.writer.execute('COMMIT');
    } catch (error) {
      await this.connections.rollback();
      throw error;
    } finally {
      this.releaseWriter();
    }
  }

  async rollback(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    // A transaction still waiting for the writer has written nothing, and releases the lock as soon as it gets it.
    if (this.release === undefined) return;
    await this.connections.rollback();
    this.releaseWriter();
  }

  close(): void {
    void this.rollback();
  }

  private async write<Result>(run: (writer: Client) => Promise<Result>): Promise<Result> {
    await (this.begun ??= this.begin());
    this.assertOpen();
    this.idleTimer?.refresh();
    try {
      return await run(this.connections.writer);
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  private async begin(): Promise<void> {
    const release = await this.acquireLock();
    if (this.closed) {
      release();
      throw new TransactionClosedError();
    }
    try {
      await this.connections.writer.execute('BEGIN IMMEDIATE');
    } catch (error) {
      this.closed = true;
      release();
      throw error;
    }
    this.release = release;
    this.idleTimer = setTimeout(() => void this.rollback(), maxIdleMilliseconds).unref();
  }

  private releaseWriter(): void {
    clearTimeout(this.idleTimer);
    this.release?.();
    this.release = undefined;
  }

  private assertOpen(): void {
    if (this.closed) throw new TransactionClosedError();
  }
}
