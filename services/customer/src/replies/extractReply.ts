import { cleanText } from '../../../toolkit/src/mail/cleanText';
import { originalMessage, quotePatterns } from './quotePatterns';

const marks = Object.values(quotePatterns);

/** An attribution is wrapped to at most three lines by mail programs. */
const attributionLines = 3;
/** Longer lines are text; also bounds the work of the patterns. */
const attributionCharacters = 300;

/** In every language: a date, an address in angle brackets and a colon at the end. */
const isGenericAttribution = (line: string): boolean => /^.*\d.*<[^<>\s]+@[^<>\s]+>.{0,30}[:：]$/.test(line);

const isInLanguage = (line: string): boolean => marks.some(({ attribution }) => attribution.test(line));

/**
 * Number of lines of the attribution that begins here, or 0. A shorter one that ends at the same line has priority,
 * so that the line above an attribution is not taken for its beginning.
 */
const attributionAt = (lines: readonly string[], at: number): number => {
  for (let count = 1; count <= attributionLines; count += 1) {
    const last = lines[at + count - 1] ?? '';
    if (last === '') return 0;
    if (!/[:：]$/.test(last)) continue;
    const joined = Array.from({ length: count }, (_, start) => lines.slice(at + start, at + count).join(' '));
    const [whole = '', ...shorter] = joined;
    if (whole.length > attributionCharacters || !/\d/.test(whole)) continue;
    const hasDate = shorter.filter((line) => /\d/.test(line));
    if (isInLanguage(whole)) return hasDate.some(isInLanguage) ? 0 : count;
    if (isGenericAttribution(whole))
      return hasDate.some((line) => isInLanguage(line) || isGenericAttribution(line)) ? 0 : count;
  }
  return 0;
};

/**
 * True if an attribution has an address or a time of day, as those of programs do: "Am 12.11. schrieb Ihr Techniker:" is
 * text of the author. French-speaking Canadians write "9 h 00".
 */
const isOfProgram = (attribution: string): boolean =>
  /@|<[^<>]+>|\d[:：]\d{2}|\d\s?h\s?\d{2}/.test(attribution);

/** The label of a line such as `*Von:* Komax`, in lower case. */
const labelOf = (line: string): string | undefined =>
  /^\*?([^\s:：*][^:：*]{0,20}?)\s?[:：]\*?(?:\s|$)/u.exec(line)?.[1]?.toLowerCase();

const labelSets = marks.map(({ labels }) => labels.map((label) => label.toLowerCase()));

/** Three labels of one language, one of them of the sender, in seven lines: GMX begins with the date. */
const isOriginalHeader = (labels: readonly (string | undefined)[], at: number): boolean => {
  const first = labels[at];
  if (first === undefined) return false;
  const found = new Set(labels.slice(at, at + 7));
  return labelSets.some(
    (known) =>
      known.includes(first) && found.has(known[0]) && known.filter((label) => found.has(label)).length >= 3,
  );
};

const isDevice = (line: string): boolean =>
  line.length <= 120 && marks.some(({ mobileSignature }) => mobileSignature.test(line));

const isQuoted = (line: string): boolean => line.startsWith('>');

/** RFC 3676, section 4.3; many programs drop the space at its end. */
const isSignatureMark = (line: string): boolean => line === '--' || line === '—';

const nextFilled = (lines: readonly string[], from: number): number => {
  let at = from;
  while (lines[at] === '') at += 1;
  return at;
};

/** True if an attribution begins here that is one of a program, or below which the author has written nothing. */
const isAttribution = (lines: readonly string[], at: number, end: number): boolean => {
  const count = attributionAt(lines, at);
  if (count === 0) return false;
  return isOfProgram(lines.slice(at, at + count).join(' ')) || nextFilled(lines, at + count) >= end;
};

/** From this line on, the text is a quotation or a signature; another one begins at `end`. */
const isEnd = (lines: readonly string[], at: number, end: number): boolean => {
  const line = lines[at] ?? '';
  return isSignatureMark(line) || originalMessage.test(line) || isAttribution(lines, at, end);
};

/** Index at which the author's text ends. The line of a phone ends it only if no other text of the author follows. */
const findEnd = (lines: readonly string[]): number => {
  const labels = lines.map(labelOf);
  let end = lines.length;
  let isFollowedByEnd = true;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    isFollowedByEnd =
      isEnd(lines, at, end) || isOriginalHeader(labels, at) || (isFollowedByEnd && isDevice(line));
    if (isFollowedByEnd) end = at;
  }
  return end;
};

/** Removes quotations whose lines are marked, with their attribution: text below or between them is of the author. */
const removeMarkedQuotations = (lines: readonly string[]): string[] => {
  const left: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const count = attributionAt(lines, at);
    if (count > 0 && isQuoted(lines[nextFilled(lines, at + count)] ?? '')) at += count - 1;
    else if (!isQuoted(lines[at] ?? '')) left.push(lines[at] ?? '');
  }
  return left;
};

const isRule = (line: string): boolean => /^[-_=*–—]{3,}$/.test(line);

const trimEnd = (lines: readonly string[]): readonly string[] =>
  lines.slice(0, lines.findLastIndex((line) => line !== '' && !isRule(line)) + 1);

/** The text that a person has written into a reply: without quotations, signature and lines of their phone. */
export const extractReply = (text: string): string => {
  const lines = cleanText(text)
    .replace(/[\u200b\u2060\ufeff]/g, '')
    .replace(/\[cid:[^\]\n]{1,200}\]/g, '')
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd());
  const own = removeMarkedQuotations(lines);
  const end = findEnd(own.map((line) => line.trimStart()));
  return trimEnd(own.slice(0, end))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '');
};
