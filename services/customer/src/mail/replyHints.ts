import type { LanguageCode } from '@kmx/contract/locales';

export const replyHints: Readonly<Record<LanguageCode, string>> = {
  en: 'You can also answer by replying to this e-mail.',
  de: 'Sie können auch direkt auf diese E-Mail antworten.',
  fr: 'Vous pouvez aussi répondre directement à cet e-mail.',
  es: 'También puede contestar respondiendo a este correo.',
  pt: 'Você também pode responder diretamente a este e-mail.',
  cs: 'Odpovědět můžete i přímo na tento e-mail.',
  sk: 'Odpovedať môžete aj priamo na tento e-mail.',
  hu: 'Közvetlenül erre az e-mailre is válaszolhat.',
  ro: 'Puteți răspunde și direct la acest e-mail.',
  ja: 'このメールに直接返信することもできます。',
  zh: '您也可以直接回复此邮件。',
};
