/** `spring-fair` of `spring-fair.ics`, decoded; undefined for another ending, or for what cannot be read. */
export function withoutEnding(file: string, ending: `.${string}`): string | undefined {
  if (!file.endsWith(ending)) return undefined;
  try {
    return decodeURIComponent(file.slice(0, -ending.length)) || undefined;
  } catch {
    return undefined;
  }
}
