import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem, print, table } from '../output.mjs';
import { inRoot } from '../paths.mjs';
import { run } from '../run.mjs';
import { createCertificate } from './createCertificate.mjs';
import { startTlsProxy } from './startTlsProxy.mjs';

const programs = {
  site: 'SITE_PORT',
  'content service': 'CONTENT_PORT',
  'product service': 'PRODUCT_PORT',
  'customer service': 'CUSTOMER_PORT',
  'identity provider': 'IDENTITY_PORT',
  'style guide': 'STYLE_GUIDE_PORT',
  'search service': 'SEARCH_PORT',
};

/** Returns `{ name, address }` of the given addresses, or of all programs of the local stack. Throws {@link Problem}. */
export function listOrigins(addresses, settings) {
  const invalid = addresses.find((address) => !/^https?:\/\/[^/]+\/?$/.test(address));
  if (invalid) throw new Problem(`${invalid} is not an origin such as http://localhost:3000.`);
  if (addresses.length > 0) return addresses.map((address) => ({ name: address, address }));
  return Object.entries(programs).map(([name, port]) => ({
    name,
    address: `http://localhost:${settings[port]}`,
  }));
}

/** Target of a scan: a deployment, or the ports of a proxy in front of a program. */
async function openTarget(address, certificate) {
  const { protocol, hostname, port } = new URL(address);
  if (protocol === 'https:') return { hostname, httpsPort: port, stop: () => {} };
  return { hostname: 'localhost', ...(await startTlsProxy(address, certificate)) };
}

/** Formats a result, such as `A+ 130`. */
const describe = ({ error, grade, score, status, failed = [] }) =>
  error ?? [`${grade} ${score}`, ...(status >= 400 ? [`(${status} at /)`] : []), ...failed].join('  ');

/** Prints the score of each origin. Returns 0 if all have A+ and pass every check, otherwise 1. */
export async function runObservatory(origins) {
  const certificate = await createCertificate();
  const folder = mkdtempSync(path.join(tmpdir(), 'kmx-observatory-'));
  const authority = path.join(folder, 'cert.pem');
  const own = process.env.NODE_EXTRA_CA_CERTS;
  writeFileSync(authority, `${certificate.cert}\n${own ? readFileSync(own, 'utf8') : ''}`);
  const targets = await Promise.all(origins.map(({ address }) => openTarget(address, certificate)));
  try {
    const output = await run('node', [inRoot('scripts/lib/observatory/scan.mjs'), JSON.stringify(targets)], {
      env: { ...process.env, NODE_EXTRA_CA_CERTS: authority },
      isQuiet: true,
      what: 'The Observatory',
    });
    const results = JSON.parse(output);
    print(table(origins.map(({ name }, index) => [name, describe(results[index])])));
    return results.every(({ grade, failed }) => grade === 'A+' && failed.length === 0) ? 0 : 1;
  } finally {
    for (const { stop } of targets) stop();
    rmSync(folder, { recursive: true });
  }
}
