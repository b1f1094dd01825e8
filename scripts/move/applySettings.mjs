import { Problem } from '../lib/output.mjs';

const names = ['DATABASE_URL', 'PRODUCT_DATABASE_URL', 'CUSTOMER_DATABASE_URL', 'IDENTITY_DATABASE_URL'];

function parseSetting(setting) {
  const [, name, value] = /^(\w+)=(.*)$/.exec(setting) ?? [];
  if (!names.includes(name))
    throw new Problem(`"${setting}" is not a setting of a database. Those are ${names.join(', ')}.`);
  if (value !== '' && !/^(file:|postgres(ql)?:\/\/)./.test(value))
    throw new Problem(
      `The value of ${name} is not an address: file:/path/to.db or postgres://user:password@host/name.`,
    );
  return { name, value };
}

/** Applies settings such as `DATABASE_URL=postgres://…` to the environment. An empty one hides that of `.env`. */
export function applySettings(settings, env = process.env) {
  for (const { name, value } of settings.map(parseSetting)) env[name] = value;
}
