/**
 * The customer area and the editor area, behind a locale and, on some sites, their slug. Written out: with the constants
 * their rules would come along into the script of every public page.
 */
const frameworkPath = /^\/(?:[^/?#]+\/){0,2}(?:mykomax|editor)(?:[/?#]|$)/i;

/** Decides whether the framework renders what is at a path, so that a click can leave the document in place. */
export const isFrameworkPath = (path: string): boolean => frameworkPath.test(path);
