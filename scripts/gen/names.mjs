import { Problem } from '../lib/output.mjs';

/** The fixed spellings of a block's name: `KeyFigures` is also `keyFigures`, `key-figures` and "Key figures". */
export function namesOf(name) {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Problem(
      `"${name}" is not a name for a block. Write it like KeyFigures: capitals begin the words.`,
    );
  }
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const kebab = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const spaced = kebab.replaceAll('-', ' ');
  return { Name: name, key, kebab, label: spaced.charAt(0).toUpperCase() + spaced.slice(1) };
}
