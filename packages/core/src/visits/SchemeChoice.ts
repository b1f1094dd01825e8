/** Colour schemes that readers of portal and style guide can choose; `system` follows `prefers-color-scheme`. */
export const schemeChoices = ['system', 'light', 'dark'] as const;

export type SchemeChoice = (typeof schemeChoices)[number];

/** Cookie of the choice; readable by script, because the portal changes it. */
export const schemeCookieName = 'scheme';

/** Lifetime of the cookie in seconds: a year. */
export const schemeCookieSeconds = 365 * 24 * 60 * 60;

/** Parses a cookie or a parameter; undefined for anything else. */
export const parseSchemeChoice = (text: string | null | undefined): SchemeChoice | undefined =>
  schemeChoices.find((choice) => choice === text);
