/**
 * Parses the roles of a claim: a list, or "A single string is treated as one role" (section 6); anything else yields
 * none.
 */
export function parseRoles(claim: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(claim) ? claim : [claim];
  return list.flatMap((role) => (typeof role === 'string' && role.trim() !== '' ? [role.trim()] : []));
}
