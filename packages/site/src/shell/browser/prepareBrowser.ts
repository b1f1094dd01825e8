import { installTrustedTypes } from './trustedTypes';

declare global {
  // As zod keeps its settings; its own function for them would put zod into every page's first script.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** Prepares a document for the script of the site; to be called before its first chunk is loaded. */
export function prepareBrowser(): void {
  // Bundlers hand the addresses of chunks and workers over as plain strings.
  installTrustedTypes();
  // zod tries whether it may compile its schemas, which the content security policy reports as an attempt to do so.
  globalThis.__zod_globalConfig = { jitless: true };
}
