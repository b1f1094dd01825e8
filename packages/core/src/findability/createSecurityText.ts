/** What finders of weaknesses need to know. */
export interface SecurityContact {
  /** `mailto:` or `https:`. */
  readonly contact: string;
  /** Where this text stands, absolute. */
  readonly canonicalUrl: string;
  readonly now: Date;
}

/** RFC 9116: "it is RECOMMENDED that the value of this field be less than a year into the future". */
const lifetimeDays = 180;
const dayMs = 86_400_000;

/** The languages in which a report is read at once. */
const preferredLanguages = 'en, de';

/** A security.txt after RFC 9116; expires at a midnight (UTC) about half a year ahead, so that it is the same all day. */
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
