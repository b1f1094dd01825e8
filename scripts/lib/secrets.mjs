import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const names = [
  'PAYLOAD_SECRET',
  'REVALIDATE_SECRET',
  'PREVIEW_API_KEY',
  'SESSION_SECRET',
  'CUSTOMER_API_KEY',
  'SEARCH_API_KEY',
  'IDENTITY_ADMIN_KEY',
];

/**
 * Secrets of the embedded default. They are generated once and stored beside the data they protect. Values from the
 * environment take precedence and are never stored.
 */
export function ensureSecrets(settings) {
  const file = path.join(settings.dataDirectory, 'secrets.json');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const missing = names.filter((name) => !settings[name] && !stored[name]);
  for (const name of missing) stored[name] = randomBytes(32).toString('hex');
  if (missing.length > 0) {
    mkdirSync(settings.dataDirectory, { recursive: true });
    writeFileSync(file, `${JSON.stringify(stored, null, 2)}\n`, { mode: 0o600 });
  }
  return Object.fromEntries(names.map((name) => [name, settings[name] ?? stored[name]]));
}
