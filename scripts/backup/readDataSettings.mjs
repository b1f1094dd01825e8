import { loadEnvFile, readSettings } from '../lib/env.mjs';
import { describeServices } from '../lib/services.mjs';

/** Settings of the local stack and its programs. The location of data does not depend on secrets. */
export function readDataSettings() {
  loadEnvFile();
  const settings = readSettings();
  return { settings, services: describeServices(settings, {}) };
}
