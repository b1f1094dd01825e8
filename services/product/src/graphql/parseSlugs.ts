import { limits } from './limits';

type Parsed = { ok: true; value: string[] } | { ok: false; message: string };

/** Splits `slugsCommaSeparated`: trimmed, distinct, without empty ones, in order. */
export const parseSlugs = (text: string): Parsed => {
  const slugs = [
    ...new Set(
      text
        .split(',')
        .map((slug) => slug.trim())
        .filter((slug) => slug !== ''),
    ),
  ];
  if (slugs.length > limits.slugs)
    return { ok: false, message: `slugsCommaSeparated holds at most ${limits.slugs} slugs.` };
  if (slugs.some((slug) => slug.length > limits.slugCharacters))
    return { ok: false, message: `A slug has at most ${limits.slugCharacters} characters.` };
  return { ok: true, value: slugs };
};
