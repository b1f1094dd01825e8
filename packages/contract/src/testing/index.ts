import type { LanguageCode } from '../locales';

const everywhere: readonly RegExp[] = [
  /\.\.\.|["]|^\s|\s$| {2}| [.,]| -{1,2} /u,
  // Typographic apostrophes; ICU quotes a brace by a straight one.
  /\p{L}'(?!\{)|'\p{L}/u,
];

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

/** Mistakes in spelling, punctuation, figures and form of address, by language. */
const mistakes: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  // British English; "authorization" and "apologize" are quoted from the specification.
  en: [
    /[„«»]| …/,
    /\b(?:(?:organi|recogni|customi|reali|optimi|minimi|speciali|standardi)z|analyz|canceled|labeled|color\b|(?<!Convention )center\b|catalog\b|favorite|fiber\b|gray\b|aluminum|\d meters?\b)/i,
    /\bE-Mails?\b(?!$)|(?<!-)\bmails?\b/,
    new RegExp(
      `\\b(?:${months}) \\d{1,2}(?:st|nd|rd|th)?(?:,|\\b(?! ?\\d))|\\d(?:st|nd|rd|th) (?:${months})`,
    ),
  ],
  cs: [/[“”](?=[\p{L}{])|[«»]/u, /\b(?:tvůj|tvoje|tvé|tebe|tobě)(?!\p{L})/iu],
  // Swiss German: without ß, and with the figures of de-CH, 0.5 and 10’000.
  de: [
    /[ß„“”]|«\s|\s»/,
    /\b(?:du|dich|dir|dein\w*|euch|euer)\b/i,
    /\d,\d/,
    // Groups of a telephone number are longer or more.
    /(?<![\d+])(?<!\d[ \u00a0])\d{1,3}[ \u00a0\u202f]\d{3}(?!\d|[ \u00a0]\d)/,
  ],
  es: [/[“”„]/, /^[^¿]*\?/, /^[^¡]*!/, /(?<!\p{L})(?:tú|tus?|contigo)(?!\p{L})/iu],
  // French sets a narrow no-break space before two-part punctuation and inside quotation marks.
  fr: [/[^\u202f/][:;?!»]/, /«[^\u202f]/, /[“”„]/, /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu],
  hu: [/[“«»]/],
  ja: [
    /[:;,.?!](?=\s|$)(?<=[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}}].)/u,
    /[\p{scx=Hira}\p{scx=Han}][!?]/u,
    /[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}] +[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}]/u,
    /[“”„«»]/,
  ],
  // Brazilian Portuguese, like the formats: "pt pt-BR".
  pt: [
    /[„«»]/,
    /\b(?:contactos?|ficheiros?|utilizador\w*|palavra-passe|ecrã|telemóvel|correu mal)\b/i,
    /\best\w+ a \w+r\b/i,
  ],
  ro: [/[şţŞŢ]/, /[“«»]/, /(?<!\p{L})(?:tu|tău|tine)(?!\p{L})/iu],
  sk: [/[“”](?=[\p{L}{])|[«»]/u, /(?<!\p{L})(?:tvoj|tvoja|tvoje|teba|tebe)(?!\p{L})/iu],
  zh: [/[:;,.?!](?=\s|$)(?<=\p{scx=Han}.)/u, /\p{sc=Han}(?:[!?]| +\p{sc=Han})/u, /[«»„]/],
};

/** Opening and closing quotation mark. */
const quotationMarks: Readonly<Record<LanguageCode, readonly [string, string]>> = {
  en: ['“', '”'],
  cs: ['„', '“'],
  de: ['«', '»'],
  es: ['«', '»'],
  fr: ['«', '»'],
  hu: ['„', '”'],
  ja: ['「', '」'],
  pt: ['“', '”'],
  ro: ['„', '”'],
  sk: ['„', '“'],
  zh: ['“', '”'],
};

const hasUnpairedQuotes = (language: LanguageCode, text: string): boolean => {
  const [opening, closing] = quotationMarks[language];
  return text.split(opening).length !== text.split(closing).length;
};

/** Lists the texts that break a rule of their language, each as `key: text`. */
export const findTypographyMistakes = (
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(texts)
    .filter(
      ([, text]) =>
        [...everywhere, ...mistakes[language]].some((pattern) => pattern.test(text)) ||
        hasUnpairedQuotes(language, text),
    )
    .map(([key, text]) => `${key}: ${text}`);
