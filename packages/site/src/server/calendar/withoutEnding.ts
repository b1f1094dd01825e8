/** Decodes `spring-fair.ics` to `spring-fair`; undefined for another extension or malformed encoding. */
export function withoutEnding(file: string, ending: `.${string}`): string | undefined {
  if (!file.endsWith(ending)) return undefined;
  try {
    return decodeURIComponent(file.slice(0, -ending.length)) || undefined;
  } catch {
    return undefined;
  }
}
