import { Problem } from '../lib/output.mjs';

const isDatabase = (value) => /^(file:|postgres(ql)?:\/\/)./.test(value);
const database = {
  isValid: isDatabase,
  form: 'an address: file:/path/to.db or postgres://user:password@host/name',
};

/** Settings of the places where data are stored. */
const settings = {
  DATABASE_URL: database,
  PRODUCT_DATABASE_URL: database,
  CUSTOMER_DATABASE_URL: database,
  IDENTITY_DATABASE_URL: database,
  MEDIA_STORE: {
    isValid: (value) => value.startsWith('s3:'),
    form: 'the address of a bucket: s3://bucket/prefix',
  },
  UPLOAD_STORE: {
    isValid: (value) => !/^(?!s3:)\w+:/.test(value),
    form: 'a folder or the address of a bucket: s3://bucket/prefix',
  },
};

function parseSetting(setting) {
  const [, name, value] = /^(\w+)=(.*)$/.exec(setting) ?? [];
  if (name === undefined || !Object.hasOwn(settings, name))
    throw new Problem(
      `"${setting}" is not a setting of a database or of a store. Those are ${Object.keys(settings).join(', ')}.`,
    );
  const { isValid, form } = settings[name];
  if (value !== '' && !isValid(value)) throw new Problem(`The value of ${name} is not ${form}.`);
  return { name, value };
}

/** Applies settings such as `DATABASE_URL=postgres://…` to the environment. An empty one hides that of `.env`. */
export function applySettings(given, env = process.env) {
  for (const { name, value } of given.map(parseSetting)) env[name] = value;
}
