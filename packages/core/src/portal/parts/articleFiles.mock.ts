import type { LanguageCode } from '@kmx/contract/locales';

/** Lists as Excel saves them where a language is spoken: the code page, the text, and the bytes in Base64. */
export const articleFiles: readonly (readonly [
  language: LanguageCode,
  page: string,
  text: string,
  base64: string,
])[] = [
  [
    'en',
    'windows-1252',
    'Part number;Quantity;Note\r\nBR-4610-22;3;Ø 5 µm\r\n',
    'UGFydCBudW1iZXI7UXVhbnRpdHk7Tm90ZQ0KQlItNDYxMC0yMjszO9ggNSC1bQ0K',
  ],
  [
    'de',
    'windows-1252',
    'Artikelnummer;Stück;Bemerkung\r\nBR-4610-22;3;für Grün\r\n',
    'QXJ0aWtlbG51bW1lcjtTdPxjaztCZW1lcmt1bmcNCkJSLTQ2MTAtMjI7Mztm/HIgR3L8bg0K',
  ],
  [
    'fr',
    'windows-1252',
    'Numéro de pièce;Quantité;Désignation\r\nBR-4610-22;3;Câble à gaine\r\n',
    'TnVt6XJvIGRlIHBp6GNlO1F1YW50aXTpO0Tpc2lnbmF0aW9uDQpCUi00NjEwLTIyOzM7Q+JibGUg4CBnYWluZQ0K',
  ],
  [
    'es',
    'windows-1252',
    'Número de pieza;Cantidad;Descripción\r\nBR-4610-22;3;Señal\r\n',
    'TvptZXJvIGRlIHBpZXphO0NhbnRpZGFkO0Rlc2NyaXBjafNuDQpCUi00NjEwLTIyOzM7U2XxYWwNCg==',
  ],
  [
    'pt',
    'windows-1252',
    'Número da peça;Quantidade;Descrição\r\nBR-4610-22;3;Lâmina\r\n',
    'TvptZXJvIGRhIHBl52E7UXVhbnRpZGFkZTtEZXNjcmnn428NCkJSLTQ2MTAtMjI7MztM4m1pbmENCg==',
  ],
  [
    'cs',
    'windows-1250',
    'Číslo dílu;Množství;Označení\r\nBR-4610-22;3;Nůž\r\n',
    'yO1zbG8gZO1sdTtNbm+ec3R27TtPem5h6GVu7Q0KQlItNDYxMC0yMjszO075ng0K',
  ],
  [
    'sk',
    'windows-1250',
    'Číslo dielu;Množstvo;Označenie\r\nBR-4610-22;3;Nôž ťažký\r\n',
    'yO1zbG8gZGllbHU7TW5vnnN0dm87T3puYehlbmllDQpCUi00NjEwLTIyOzM7TvSeIJ1hnmv9DQo=',
  ],
  [
    'hu',
    'windows-1250',
    'Cikkszám;Mennyiség;Megnevezés\r\nBR-4610-22;3;Fűtő\r\n',
    'Q2lra3N64W07TWVubnlpc+lnO01lZ25ldmV66XMNCkJSLTQ2MTAtMjI7MztG+3T1DQo=',
  ],
  [
    'ro',
    'windows-1250',
    'Cod piesă;Cantitate;Denumire\r\nBR-4610-22;3;Roşu\r\n',
    'Q29kIHBpZXPjO0NhbnRpdGF0ZTtEZW51bWlyZQ0KQlItNDYxMC0yMjszO1JvunUNCg==',
  ],
  [
    'ja',
    'shift_jis',
    '品番,数量,備考\r\nBR-4610-22,3,電線ア\r\n',
    'lWmU1CyQlJfKLJT1jWwNCkJSLTQ2MTAtMjIsMyyTZJD8g0ENCg==',
  ],
  [
    'zh',
    'gb18030',
    '零件号,数量,备注\r\nBR-4610-22,3,红色线\r\n',
    'weO8/rrFLMr9wb8ssbjXog0KQlItNDYxMC0yMiwzLLrsyavP3w0K',
  ],
];
