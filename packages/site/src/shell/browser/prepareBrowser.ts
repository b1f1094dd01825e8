import { installTrustedTypes } from './trustedTypes';

declare global {
  // zod's global configuration; its own function would add zod to every page's initial script.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** Prepares a document for the site's script; call before the first chunk is loaded. */
export function prepareBrowser(): void {
  // Bundlers pass addresses of chunks and workers as plain strings.
  installTrustedTypes();
  // zod probes `eval`, which the content security policy reports as a violation.
  globalThis.__zod_globalConfig = { jitless: true };
}
