import { Problem } from '../lib/output.mjs';

/** Returns the source with the fault. Throws {@link Problem} unless the text to find occurs exactly once. */
export function applyFault(source, { id, file, find, replace }) {
  const count = source.split(find).length - 1;
  if (count !== 1)
    throw new Problem(
      `${id} does not apply: its text occurs ${count} times in ${file}. Adapt its "find" to the current source.`,
    );
  // A function, because "$" has a special meaning in a replacement string.
  return source.replace(find, () => replace);
}
