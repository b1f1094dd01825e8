/** Some mail programs cut an address that is longer than 2000 signs. */
const maxCharacters = 1800;

/** A mail that is written already. */
export interface PreparedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The longest beginning of a text that fits when it is encoded, without half a sign at its end. */
function fit(text: string, room: number): string {
  let length = 0;
  const characters = Array.from(text.replace(/\p{Cs}/gu, '')).filter(
    (sign) => (length += encodeURIComponent(sign).length) <= room,
  );
  return encodeURIComponent(characters.join(''));
}

/** A `mailto:` address with subject and text, of at most 1800 signs: "an option to send by e-mail" (portal, section 8). */
export function createMailHref({ to, subject, text }: PreparedMail): string {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${fit(subject, 300)}`;
  if (!text) return head;
  const body = '&body=';
  return head + body + fit(text.replace(/\r?\n/g, '\r\n'), maxCharacters - head.length - body.length);
}
