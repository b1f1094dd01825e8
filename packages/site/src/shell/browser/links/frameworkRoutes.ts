/**
 * The customer area and the editor area, below a locale and an optional site slug. Written out, because
 * importing the route constants would add their rules to every public page's script.
 */
const frameworkPath = /^\/(?:[^/?#]+\/){0,2}(?:mykomax|editor)(?:[/?#]|$)/i;

/** Checks if Next.js renders a path, so that a click can navigate on the client. */
export const isFrameworkPath = (path: string): boolean => frameworkPath.test(path);
