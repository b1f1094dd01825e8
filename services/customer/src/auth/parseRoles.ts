/**
 * The roles of a claim: a list, or "A single string is treated as one role" (section 6); anything else gives none. The
 * portal reads the same claim by the same rule.
 */
export const parseRoles = (claim: unknown): readonly string[] =>
  [claim].flat().flatMap((role) => (typeof role === 'string' && role.trim() !== '' ? [role.trim()] : []));
