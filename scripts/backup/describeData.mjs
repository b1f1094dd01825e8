import path from 'node:path';

const isPostgres = (url) => url.startsWith('postgres');

/** Variables of the databases, in the order of saving. */
const databaseVariables = {
  content: 'DATABASE_URL',
  product: 'PRODUCT_DATABASE_URL',
  identity: 'IDENTITY_DATABASE_URL',
  customer: 'CUSTOMER_DATABASE_URL',
};

const contentFile = ({ CMS_DATA_DIR: folder }) => `file:${path.join(folder, 'content.db')}`;

export const databaseNames = Object.keys(databaseVariables);

/** Returns the database of a service as `{ name, url, kind }`. */
export function describeDatabase(services, name) {
  const { env } = services[name];
  const url = env[databaseVariables[name]] || (name === 'content' ? contentFile(env) : undefined);
  return { name, url, kind: isPostgres(url) ? 'postgres' : 'sqlite' };
}

/** Lists the databases. One that several services share is listed once, under the first name. */
function listDatabases(services) {
  const all = databaseNames.map((name) => describeDatabase(services, name));
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}

/**
 * Data of a backup, by the settings of `describeServices`: databases, folders and S3-compatible stores. Derived data, such as
 * the search index, are left out.
 */
export function describeData(services) {
  const { content, customer } = services;
  const library = content.env.MEDIA_STORE;
  const uploads = customer.env.UPLOAD_STORE || path.join(customer.env.CUSTOMER_DATA_DIR, 'uploads');
  const isStore = uploads.startsWith('s3://');
  return {
    databases: listDatabases(services),
    folders: [
      ...(library
        ? []
        : ['media', 'files'].map((name) => ({ name, path: path.join(content.env.CMS_DATA_DIR, name) }))),
      { name: 'mail', path: customer.env.MAIL_DIR },
      ...(isStore ? [] : [{ name: 'uploads', path: path.resolve(customer.cwd, uploads) }]),
    ],
    stores: [
      ...(library ? [{ name: 'library', address: library }] : []),
      ...(isStore ? [{ name: 'uploads', address: uploads }] : []),
    ],
  };
}
