/** One content line: `DTSTART;TZID=Europe/Zurich:20270329T090000`. */
export interface CalendarLine {
  readonly name: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly value: string;
}

const maxOctets = 75;

function readLine(line: string): CalendarLine {
  const found = /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]*))*):(.*)$/su.exec(line);
  if (!found) throw new Error(`This is no content line: ${line}`);
  const [, name = '', parameters = '', value = ''] = found;
  const pairs = parameters
    .split(';')
    .slice(1)
    .map((pair): [string, string] => {
      const [key = '', text = ''] = pair.split('=');
      return [key, text.replaceAll('"', '')];
    });
  const plain = value.replaceAll(/\\([nN,;\\])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));
  return { name, parameters: new Map(pairs), value: plain };
}

/** Content lines of a file (RFC 5545, 3.1): each ends with CRLF, and no physical line is longer than 75 octets. */
export function unfold(text: string): readonly CalendarLine[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line has no end.');
  if (/[^\r]\n|\r[^\n]/.test(text)) throw new Error('A line does not end with CRLF.');
  for (const line of text.split('\r\n'))
    if (Buffer.byteLength(line) > maxOctets) throw new Error(`This line is too long: ${line}`);
  return text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(readLine);
}
