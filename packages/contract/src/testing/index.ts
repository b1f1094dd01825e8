import type { LanguageCode } from '../locales';

const everywhere: readonly RegExp[] = [/\.\.\.|["]|\p{L}'\p{L}|^\s|\s$| {2}| [.,]/u];

/** Mistakes in spelling, punctuation and form of address, by language. */
const mistakes: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  // British English; "authorization" and "apologize" are quoted from the specification.
  en: [
    /[„«»]/,
    /\b(?:organiz|recogniz|customiz|canceled|color\b|center\b|catalog\b|favorite)/i,
    /\bE-Mails?\b(?!$)/,
  ],
  cs: [/[“”](?=[\p{L}{])|[«»]/u, /\b(?:tvůj|tvoje|tvé|tebe|tobě)(?!\p{L})/iu],
  // Swiss German, like the formats: "de de-CH".
  de: [/[ß„“”]/, /\b(?:du|dich|dir|dein\w*|euch|euer)\b/i],
  es: [/[“”„]/, /^[^¿]*\?/, /^[^¡]*!/, /(?<!\p{L})(?:tú|tus?|contigo)(?!\p{L})/iu],
  // French sets a narrow no-break space before two-part punctuation and inside quotation marks.
  fr: [/[^\u202f/][:;?!»]/, /«[^\u202f]/, /[“”„]/, /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu],
  hu: [/[“«»]/],
  ja: [
    /[:;,.?!](?=\s|$)(?<=[\p{scx=Hira}\p{scx=Kana}\p{scx=Han}}].)/u,
    /[\p{scx=Hira}\p{scx=Han}][!?]/u,
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

/** Lists the texts that break a rule of their language, each as `key: text`. */
export const findTypographyMistakes = (
  language: LanguageCode,
  texts: Readonly<Record<string, string>>,
): readonly string[] =>
  Object.entries(texts)
    .filter(([, text]) => [...everywhere, ...mistakes[language]].some((pattern) => pattern.test(text)))
    .map(([key, text]) => `${key}: ${text}`);
