import { readFileSync } from 'node:fs';

type Source = Readonly<Record<string, string | undefined>>;

/** Files end with a line break if an editor or `echo` has written them. */
const readValue = (file: string): string => readFileSync(file, 'utf8').replace(/\r?\n$/, '');

/**
 * Reads variables from the files at `NAME_FILE`, where vaults, Docker and Kubernetes mount secrets. `problems` has a
 * sentence for each file that cannot be used, without the value.
 */
export function readSecretFiles(
  source: Source,
  names: readonly string[],
): { source: Source; problems: readonly string[] } {
  const values: Record<string, string | undefined> = { ...source };
  const problems: string[] = [];
  for (const name of names) {
    const variable = `${name}_FILE`;
    const file = source[variable];
    if (!file) continue;
    if (source[name]) {
      problems.push(`${variable} is not usable: ${name} is set, too.`);
      continue;
    }
    try {
      values[name] = readValue(file);
    } catch (error) {
      problems.push(`${variable} is not usable: the file cannot be read (${String(error)}).`);
    }
  }
  return { source: values, problems };
}
