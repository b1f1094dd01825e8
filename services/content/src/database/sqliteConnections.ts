import type { SQLiteAdapter } from '@payloadcms/db-sqlite';
import { drizzle } from '@payloadcms/db-sqlite/drizzle/libsql';

export type Client = SQLiteAdapter['client'];
export type Statement = Parameters<Client['execute']>[0];
export type ResultSet = Awaited<ReturnType<Client['execute']>>;

const settings = ['busy_timeout = 5000', 'foreign_keys = ON', 'synchronous = NORMAL'];

/** Settings apply per connection, so every connection is opened here. */
const openConnection = async (url: string): Promise<Client> => {
  const client = drizzle({ connection: { url } }).$client;
  for (const setting of settings) await client.execute(`PRAGMA ${setting}`);
  return client;
};

/** The connection that reads committed data, and the only one of this process that writes. */
export class SqliteConnections {
  private constructor(
    private readonly url: string,
    readonly reader: Client,
    public writer: Client,
  ) {}

  static async open(url: string): Promise<SqliteConnections> {
    const writer = await openConnection(url);
    // Readers see the last commit while a transaction is open. The mode is stored in the file.
    await writer.execute('PRAGMA journal_mode = WAL');
    await writer.execute(`PRAGMA journal_size_limit = ${64 * 1024 * 1024}`);
    return new SqliteConnections(url, await openConnection(url), writer);
  }

  /** Undoes what the writer has begun. libsql leaves a failed statement open, so the connection is replaced. */
  async rollback(): Promise<void> {
    // SQLite has ended some transactions itself, such as on a full disk.
    await this.writer.execute('ROLLBACK').catch(() => undefined);
    this.writer.close();
    this.writer = await openConnection(this.url);
  }

  close(): void {
    this.reader.close();
    this.writer.close();
  }
}
