import { isUtf8 } from 'node:buffer';
import { fileTypeFromBuffer } from 'file-type/core';

export type UploadRejectionReason = 'active' | 'empty' | 'markup' | 'notUtf8' | 'program' | 'unknownText';

export type UploadTypeDecision =
  | { kind: 'accepted'; mimeType: string }
  | { kind: 'rejected'; reason: UploadRejectionReason };

interface UploadInput {
  name: string;
  bytes: Buffer;
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

const decideWithoutSignature = (bytes: Buffer, ending: string): UploadTypeDecision => {
  const textType = textTypes[ending];
  if (!isUtf8(bytes)) return textType === undefined ? accept('application/octet-stream') : reject('notUtf8');
  if (markup.test(bytes.toString('latin1'))) return reject('markup');
  return textType === undefined ? reject('unknownText') : accept(textType);
};

/** Decides the media type of an upload by its content only, and rejects content that a browser could execute. */
export const decideUploadType = async ({
  name,
  bytes,
  claimedType,
}: UploadInput): Promise<UploadTypeDecision> => {
  if (bytes.length === 0) return reject('empty');
  const ending = endingOf(name);
  if (activeEndings.includes(ending)) return reject('active');
  if (programEndings.includes(ending)) return reject('program');
  const detected = (await fileTypeFromBuffer(bytes))?.mime;
  if (activeType.test(detected ?? claimedType)) return reject('active');
  if (programType.test(detected ?? '')) return reject('program');
  return detected === undefined ? decideWithoutSignature(bytes, ending) : accept(detected);
};
