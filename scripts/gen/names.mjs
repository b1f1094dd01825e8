import { Problem } from '../lib/output.mjs';

/** Spellings of a block's name: `KeyFigures` is also `keyFigures`, `key-figures` and "Key figures". */
export function namesOf(name) {
  if (!/^([A-Z][a-z0-9]+)+$/.test(name)) {
    throw new Problem(`"${name}" is not a valid block name. Use PascalCase, as in KeyFigures.`);
  }
  const key = name.charAt(0).toLowerCase() + name.slice(1);
  const kebab = key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const spaced = kebab.replaceAll('-', ' ');
  return { Name: name, key, kebab, label: spaced.charAt(0).toUpperCase() + spaced.slice(1) };
}
