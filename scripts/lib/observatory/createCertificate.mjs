import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Problem } from '../output.mjs';

const command =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout - -out -';

/** Creates a self-signed certificate for `localhost`, and its key, both as PEM. */
export async function createCertificate() {
  const { stdout } = await promisify(execFile)('openssl', command.split(' ')).catch((error) => {
    throw new Problem(`openssl could not create a certificate: ${error.message}`);
  });
  const [, key, cert] = /^(-----BEGIN PRIVATE KEY.+?)(-----BEGIN CERTIFICATE.+)$/s.exec(stdout) ?? [];
  if (!cert) throw new Problem('openssl returned no certificate.');
  return { key, cert };
}
