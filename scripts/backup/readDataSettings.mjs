import { loadEnvFile, readSettings } from '../lib/env.mjs';
import { describeServices } from '../lib/services.mjs';

/** Settings of the local stack, and the programs that they describe; secrets play no part in where data are. */
export function readDataSettings() {
  loadEnvFile();
  const settings = readSettings();
  return { settings, services: describeServices(settings, {}) };
}
