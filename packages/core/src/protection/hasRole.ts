/** Underscores, hyphens, letters and digits are part of a role's name: `cn=super-admin` does not grant `admin`. */
const nameCharacter = /[\p{L}\p{N}_-]/u;

const isBoundary = (character: string | undefined) =>
  character === undefined || !nameCharacter.test(character);

function holds(text: string, requested: string): boolean {
  for (let at = text.indexOf(requested); at >= 0; at = text.indexOf(requested, at + 1)) {
    const before = [...text.slice(0, at)].at(-1);
    const [after] = text.slice(at + requested.length);
    if (isBoundary(before) && isBoundary(after)) return true;
  }
  return false;
}

/**
 * "Roles are matched as substrings" (customer portal, section 6), on word boundaries. Some providers return one text
 * instead of a list; an empty role never matches.
 */
export function hasRole(roles: string | readonly string[], requested: string): boolean {
  const name = requested.trim();
  const list = typeof roles === 'string' ? [roles] : roles;
  return name !== '' && list.some((role) => holds(role, name));
}
