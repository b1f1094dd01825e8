import path from 'node:path';

const isBucket = (address) => address.startsWith('s3:');

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
 * Stores of files as `{ name, setting, database, address }`, which are the name of the setting, that of the database whose rows
 * name the files, and a folder or `s3://…`. Pictures and files are below `media/` and `files/` of their store.
 */
export function describeStores({ content, customer }) {
  const uploads = customer.env.UPLOAD_STORE || path.join(customer.env.CUSTOMER_DATA_DIR, 'uploads');
  return [
    {
      name: 'library',
      setting: 'MEDIA_STORE',
      database: 'content',
      address: content.env.MEDIA_STORE || path.resolve(content.cwd, content.env.CMS_DATA_DIR),
    },
    {
      name: 'uploads',
      setting: 'UPLOAD_STORE',
      database: 'customer',
      address: isBucket(uploads) ? uploads : path.resolve(customer.cwd, uploads),
    },
  ];
}

const foldersOf = ({ name, address }) =>
  name === 'library'
    ? ['media', 'files'].map((folder) => ({ name: folder, path: path.join(address, folder) }))
    : [{ name, path: address }];

/**
 * Data of a backup, by the settings of `describeServices`: databases, folders and S3-compatible stores. Derived data, such as
 * the search index, are left out.
 */
export function describeData(services) {
  const stores = describeStores(services);
  return {
    databases: listDatabases(services),
    folders: [
      ...stores.filter(({ address }) => !isBucket(address)).flatMap(foldersOf),
      { name: 'mail', path: services.customer.env.MAIL_DIR },
    ],
    stores: stores.filter(({ address }) => isBucket(address)).map(({ name, address }) => ({ name, address })),
  };
}
