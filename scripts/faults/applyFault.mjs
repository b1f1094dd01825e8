import { Problem } from '../lib/output.mjs';

/** The source with the fault in it. Throws {@link Problem} unless the text to find occurs exactly once. */
export function applyFault(source, { id, file, find, replace }) {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Problem(
      `${id} does not apply: its text occurs ${count} times in ${file}. Adapt its "find" to the present source.`,
    );
  // A function, because "$" has a meaning in a replacement text.
  return source.replace(find, () => replace);
}
