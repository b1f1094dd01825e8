import { createLock } from './lock';
import { OneWriterTransaction, isRead } from './OneWriterTransaction';
import { SqliteConnections, type Client, type ResultSet, type Statement } from './sqliteConnections';

/**
 * A libsql client on a file for one process. Its statements block the process, so two connections that write would
 * wait for each other until SQLITE_BUSY: writes outside a transaction wait here until the open transaction ends.
 */
export class OneWriterClient implements Client {
  readonly protocol = 'file';
  private readonly acquireLock = createLock();

  private constructor(private readonly connections: SqliteConnections) {}

  static async open(url: string): Promise<OneWriterClient> {
    return new OneWriterClient(await SqliteConnections.open(url));
  }

  get closed(): boolean {
    return this.connections.reader.closed;
  }

  async execute(statement: Statement): Promise<ResultSet> {
    return isRead(statement)
      ? this.connections.reader.execute(statement)
      : this.write((writer) => writer.execute(statement));
  }

  async batch(...args: Parameters<Client['batch']>): Promise<ResultSet[]> {
    return this.write((writer) => writer.batch(...args));
  }

  async migrate(statements: Statement[]): Promise<ResultSet[]> {
    return this.write((writer) => writer.migrate(statements));
  }

  async executeMultiple(sql: string): Promise<void> {
    return this.write((writer) => writer.executeMultiple(sql));
  }

  transaction(): Promise<OneWriterTransaction> {
    return Promise.resolve(new OneWriterTransaction(this.connections, this.acquireLock));
  }

  /**
   * Runs what replaces tables: dropping one must not delete the rows that refer to it. SQLite ignores the setting
   * inside a transaction, so that a migration cannot change it itself.
   */
  async withoutForeignKeys(run: () => Promise<void>): Promise<void> {
    await this.execute('PRAGMA foreign_keys = OFF');
    try {
      await run();
    } finally {
      await this.execute('PRAGMA foreign_keys = ON');
    }
  }

  async sync(): ReturnType<Client['sync']> {
    return this.connections.writer.sync();
  }

  close(): void {
    this.connections.close();
  }

  private async write<Result>(run: (writer: Client) => Promise<Result>): Promise<Result> {
    const release = await this.acquireLock();
    try {
      return await run(this.connections.writer);
    } finally {
      release();
    }
  }
}
