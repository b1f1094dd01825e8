import { applicationPaths } from '@kmx/core';

/** Links to another language set a cookie on arrival, which a page that was rendered before would never set. */
const excluded = ['[target=_blank]', '[download]', '[hreflang]'];

/** Applications run by themselves: rendered ahead, they would sign in and ask the services for nobody. */
const applications = [applicationPaths.portal, applicationPaths.editor].map((path) => `[href*="${path}" i]`);

/**
 * Browsers that know them (Chromium) render a page while its link is hovered, unless data or energy is saved. Sent as a
 * file that the response header `Speculation-Rules` names: inline rules would have to pass the security policy.
 */
export const speculationRules = {
  prerender: [
    {
      where: { selector_matches: `a[data-link=route]:not(${[...excluded, ...applications].join(', ')})` },
      eagerness: 'moderate',
    },
  ],
};
