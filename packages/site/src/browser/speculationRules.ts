import { applicationPaths } from '@kmx/core';

/** Language links set a cookie on arrival, which a prerendered page would not do. */
const excluded = ['[target=_blank]', '[download]', '[hreflang]'];

/** Prerendering an application would start its sign-in and call its services without a user. */
const applications = [applicationPaths.portal, applicationPaths.editor].map((path) => `[href*="${path}" i]`);

/**
 * Lets Chromium prerender a page while its link is hovered, unless data or energy saving is on. Served as a
 * file for the `Speculation-Rules` header, because the security policy blocks inline rules.
 */
export const speculationRules = {
  prerender: [
    {
      where: { selector_matches: `a[data-link=route]:not(${[...excluded, ...applications].join(', ')})` },
      eagerness: 'moderate',
    },
  ],
};
