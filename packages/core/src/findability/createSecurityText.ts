export interface SecurityContact {
  /** `mailto:` or `https:`. */
  readonly contact: string;
  /** Absolute URL of this file. */
  readonly canonicalUrl: string;
  readonly now: Date;
}

/** RFC 9116: "it is RECOMMENDED that the value of this field be less than a year into the future". */
const lifetimeDays = 180;
const dayMs = 86_400_000;

/** Languages in which reports are read. */
const preferredLanguages = 'en, de';

/**
 * Creates a security.txt (RFC 9116). It expires at a midnight (UTC) about half a year ahead, so that the text is the
 * same all day.
 */
export function createSecurityText({ contact, canonicalUrl, now }: SecurityContact): string {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs;
  const expires = new Date(midnight + lifetimeDays * dayMs).toISOString().replace('.000Z', 'Z');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${preferredLanguages}`,
    `Canonical: ${canonicalUrl}`,
    '',
  ].join('\n');
}
