/** Some mail programs truncate URLs longer than 2000 characters. */
const maxCharacters = 1800;

export interface PreparedMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Returns the longest prefix that fits when encoded, without half a character at its end. */
function fit(text: string, room: number): string {
  let length = 0;
  const characters = Array.from(text.replace(/\p{Cs}/gu, '')).filter(
    (sign) => (length += encodeURIComponent(sign).length) <= room,
  );
  return encodeURIComponent(characters.join(''));
}

/** Creates a `mailto:` URL of at most 1800 characters: "an option to send by e-mail" (portal, section 8). */
export function createMailHref({ to, subject, text }: PreparedMail): string {
  const head = `mailto:${encodeURIComponent(to).replace('%40', '@')}?subject=${fit(subject, 300)}`;
  if (!text) return head;
  const body = '&body=';
  return head + body + fit(text.replace(/\r?\n/g, '\r\n'), maxCharacters - head.length - body.length);
}
