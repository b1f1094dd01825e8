import { installTrustedTypes } from './shell/browser/trustedTypes';

declare global {
  // As zod keeps its settings; its own function for them would put zod into every page's first script.
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

// Before the framework loads the first chunk: it hands their addresses over as plain strings.
installTrustedTypes();
// zod tries whether it may compile its schemas, which the content security policy reports as an attempt to do so.
globalThis.__zod_globalConfig = { jitless: true };
