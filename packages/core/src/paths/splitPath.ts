import { parseLocalePrefix, type LocalePrefix } from '../locales/parseLocalePrefix';

export interface PathSegment {
  readonly raw: string;
  /** Absent if the percent-encoding is malformed, or encodes a slash or control character. */
  readonly decoded?: string;
}

export interface SplitPath {
  readonly localePrefix?: LocalePrefix;
  readonly segments: readonly PathSegment[];
}

const forbidden = /[/\\\p{Cc}]|^\.{1,2}$/u;

function decodeSegment(raw: string): PathSegment {
  try {
    const decoded = decodeURIComponent(raw);
    return forbidden.test(decoded) ? { raw } : { raw, decoded };
  } catch {
    return { raw };
  }
}

/** Splits a path into its segments without empty ones, and removes the optional locale prefix (section 2.1). */
export function splitPath(path: string): SplitPath {
  const parts = path
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
  const localePrefix = parts[0] === undefined ? undefined : parseLocalePrefix(parts[0]);
  const segments = (localePrefix ? parts.slice(1) : parts).map(decodeSegment);
  return { ...(localePrefix && { localePrefix }), segments };
}
