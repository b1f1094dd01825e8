import { secureThemeCookie } from './admin/secureThemeCookie';

declare global {
  var __zod_globalConfig: { jitless: boolean } | undefined;
}

/** Otherwise zod tries to compile text, which the policy of the admin prevents and browsers report. */
globalThis.__zod_globalConfig = { jitless: true };

secureThemeCookie(document);
