import type { UploadContent } from './uploadContent';

export type UploadRejectionReason = 'active' | 'empty' | 'markup' | 'notUtf8' | 'program' | 'unknownText';

export type UploadTypeDecision =
  | { kind: 'accepted'; mimeType: string }
  | { kind: 'rejected'; reason: UploadRejectionReason };

interface UploadInput {
  name: string;
  content: UploadContent;
  /** Nothing is accepted because of it. */
  claimedType: string;
}

/** Types that a browser runs or lays out, also when the file is opened from a folder of downloads. */
const activeEndings: readonly string[] = [
  ...['htm', 'html', 'xht', 'xhtml', 'shtml', 'mht', 'mhtml', 'hta', 'htc'],
  ...['xml', 'xsl', 'xslt', 'rss', 'atom', 'svg', 'svgz'],
  ...['js', 'mjs', 'cjs', 'jse', 'jsx', 'vbs', 'vbe', 'wsf', 'css', 'wasm', 'swf'],
];

/** Not PostScript, which is for printers. */
const activeType = /html|[/+]xml|\/xslt?\b|svg|(?<!post)script|\/css|wasm|shockwave/i;

/** Programs and scripts of operating systems and servers. Payload rejects the same ones, with messages for developers. */
const programEndings: readonly string[] = [
  ...[
    'exe',
    'dll',
    'com',
    'app',
    'action',
    'bat',
    'cmd',
    'dmg',
    'deb',
    'rpm',
    'msi',
    'pkg',
    'scr',
    'cpl',
    'lnk',
  ],
  ...[
    'jar',
    'ear',
    'war',
    'desktop',
    'reg',
    'url',
    'workflow',
    'command',
    'php',
    'phtml',
    'jsp',
    'asp',
    'aspx',
  ],
  ...['py', 'rb', 'pl', 'ps1', 'psc1', 'psd1', 'psh', 'psm1', 'ws', 'wsc', 'wsh'],
];

const programType =
  /x-ms-?(dos|download|i|shortcut)|x-(executable|apple-(diskimage|installer)|debian-package|redhat)|portable-executable|java-archive|x-(httpd-php|jsp|python|ruby|perl|powershell|asp|registry|url|workflow|command|desktop|cpl)/i;

/** Text has no signature: its type is that of its ending. */
const textTypes: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  dxf: 'application/dxf',
  ics: 'text/calendar',
  iges: 'model/iges',
  igs: 'model/iges',
  json: 'application/json',
  md: 'text/markdown',
  srt: 'application/x-subrip',
  step: 'model/step',
  stp: 'model/step',
  txt: 'text/plain',
  vcf: 'text/vcard',
  vtt: 'text/vtt',
};

export const textEndings = Object.keys(textTypes);

/** Prefixes that a sniffing browser interprets as a page, a drawing or a style sheet with scripts. */
const markup = /<(?:!doctype|\?xml|html|head|body|script|iframe|object|embed|svg|xsl:)[\s/>:a-z-]/i;

const accept = (mimeType: string): UploadTypeDecision => ({ kind: 'accepted', mimeType });
const reject = (reason: UploadRejectionReason): UploadTypeDecision => ({ kind: 'rejected', reason });

const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Characters of the previous chunk that are matched again; longer than any prefix, which may span two chunks. */
const overlap = 32;

/** Decodes the next chunk, or flushes the decoder if there is none; undefined if the bytes are not UTF-8. */
const decode = (decoder: TextDecoder, chunk?: Uint8Array): string | undefined => {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    return undefined;
  }
};

const inspectText = async (content: UploadContent): Promise<'text' | 'markup' | 'binary'> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let before = '';
  let hasMarkup = false;
  for await (const chunk of content.read()) {
    const text = decode(decoder, chunk);
    if (text === undefined) return 'binary';
    hasMarkup ||= markup.test(before + text);
    before = (before + text).slice(-overlap);
  }
  if (decode(decoder) === undefined) return 'binary';
  return hasMarkup ? 'markup' : 'text';
};

const decideWithoutSignature = async (
  content: UploadContent,
  ending: string,
): Promise<UploadTypeDecision> => {
  const textType = textTypes[ending];
  switch (await inspectText(content)) {
    case 'binary':
      return textType === undefined ? accept('application/octet-stream') : reject('notUtf8');
    case 'markup':
      return reject('markup');
    case 'text':
      return textType === undefined ? reject('unknownText') : accept(textType);
  }
};

/** Decides the media type of an upload by its content only, and rejects content that a browser could execute. */
export const decideUploadType = async ({
  name,
  content,
  claimedType,
}: UploadInput): Promise<UploadTypeDecision> => {
  if (content.size === 0) return reject('empty');
  const ending = endingOf(name);
  if (activeEndings.includes(ending)) return reject('active');
  if (programEndings.includes(ending)) return reject('program');
  const detected = await content.detectType();
  if (activeType.test(detected ?? claimedType)) return reject('active');
  if (programType.test(detected ?? '')) return reject('program');
  return detected === undefined ? decideWithoutSignature(content, ending) : accept(detected);
};
