import type { LanguageCode } from '@kmx/contract/locales';
import { extractReply } from './extractReply';

const sender = 'Komax <no-reply@komax.example>';
const reply = 'The crimp height drifts again.\n\nThe second machine is fine.';
const quoted = '> Hello Anna,\n>\n> Bob has replied:';
const original = 'Hello Anna,\n\nBob has replied:';

/** Attributions as Gmail, Apple Mail and Thunderbird write them. */
const attributions: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [
    `On Mon, Mar 2, 2026 at 9:00 AM ${sender} wrote:`,
    `On 2 Mar 2026, at 09:00, ${sender} wrote:`,
    'On 02/03/2026 09:00, Komax wrote:',
  ],
  de: [
    `Am Mo., 2. März 2026 um 09:00 Uhr schrieb ${sender}:`,
    `Am 02.03.2026 um 09:00 schrieb ${sender}:`,
    'Am 02.03.26 um 09:00 schrieb Komax:',
  ],
  fr: [
    `Le lun. 2 mars 2026 à 09:00, ${sender} a écrit\u00a0:`,
    `Le 2 mars 2026 à 09:00, ${sender} a écrit\u202f:`,
    'Le 02/03/2026 à 09:00, Komax a écrit :',
    'Le 2026-03-02 à 09 h 00, Komax a écrit :',
  ],
  es: [
    `El lun, 2 mar 2026 a las 9:00, Komax (<no-reply@komax.example>) escribió:`,
    `El 2 mar 2026, a las 9:00, ${sender} escribió:`,
    'El 2/3/26 a las 9:00, Komax escribió:',
  ],
  pt: [
    `Em seg., 2 de mar. de 2026 às 09:00, ${sender} escreveu:`,
    `No dia 02/03/2026, às 09:00, ${sender} escreveu:`,
    'Em 02/03/2026 09:00, Komax escreveu:',
  ],
  cs: [
    `po 2. 3. 2026 v 9:00 odesílatel ${sender} napsal:`,
    `2. 3. 2026 v 9:00, ${sender}:`,
    'Dne 02. 03. 26 v 9:00 Komax napsal(a):',
  ],
  sk: [
    `po 2. 3. 2026 o 9:00 ${sender} napísal(a):`,
    `Dňa 2. 3. 2026 o 9:00 užívateľ ${sender} napísal:`,
    'Dňa 2. 3. 2026 o 9:00 Komax napísal(a):',
  ],
  hu: [
    `Komax <no-reply@komax.example> ezt írta (időpont: 2026. márc. 2., H, 9:00):`,
    `2026. 03. 02. dátummal, 9:00 időpontban ${sender} írta:`,
    '2026. 03. 02. 9:00 keltezéssel, Komax írta:',
  ],
  ro: [
    `Pe lun., 2 mar. 2026 la 09:00, ${sender} a scris:`,
    `Pe 2 mar. 2026, la 09:00, ${sender} a scris:`,
    'În 02.03.2026 09:00, Komax a scris:',
  ],
  ja: [`2026年3月2日(月) 9:00 ${sender}:`, `2026/03/02 9:00、${sender}のメール:`],
  zh: [
    `${sender} 于2026年3月2日周一 09:00写道：`,
    `2026年3月2日 09:00，${sender} 写道：`,
    '在 2026/3/2 9:00, Komax 写道:',
  ],
};

/** Headers that Outlook writes above the original. */
const headers: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: ['From', 'Sent', 'To', 'Subject'],
  de: ['Von', 'Gesendet', 'An', 'Betreff'],
  fr: ['De\u00a0', 'Envoyé\u00a0', 'À\u00a0', 'Objet\u00a0'],
  es: ['De', 'Enviado', 'Para', 'Asunto'],
  pt: ['De', 'Enviado', 'Para', 'Assunto'],
  cs: ['Od', 'Odesláno', 'Komu', 'Předmět'],
  sk: ['Od', 'Odoslané', 'Komu', 'Predmet'],
  hu: ['Feladó', 'Elküldve', 'Címzett', 'Tárgy'],
  ro: ['De la', 'Trimis', 'Către', 'Subiect'],
  ja: ['差出人', '送信日時', '宛先', '件名'],
  zh: ['发件人', '发送时间', '收件人', '主题'],
};

/** Lines of phones and apps below a text. */
const devices: Readonly<Record<LanguageCode, string>> = {
  en: 'Sent from my iPhone',
  de: 'Von meinem iPhone gesendet',
  fr: 'Envoyé de mon iPhone',
  es: 'Enviado desde mi iPhone',
  pt: 'Enviado do meu iPhone',
  cs: 'Odesláno z iPhonu',
  sk: 'Odoslané z iPhonu',
  hu: 'Az iPhone-omról küldve',
  ro: 'Trimis de pe iPhone-ul meu',
  ja: 'iPhoneから送信',
  zh: '发自我的 iPhone',
};

const attributionCases = Object.entries(attributions).flatMap(([language, lines]) =>
  lines.map((line) => [language, line] as const),
);
const headerCases = Object.entries(headers).map(([language, labels]) => {
  const [from, sent, to, subject] = labels;
  return [
    language,
    `${from}: ${sender}\n${sent}: 2 March 2026 09:00\n${to}: Anna\n${subject}: New reply to ticket T-100001`,
  ] as const;
});

describe.each(attributionCases)('%s: %s', (_language, line) => {
  test.each([
    ['and a marked quotation', `${reply}\n\n${line}\n${quoted}`],
    ['and a marked quotation after a blank line', `${reply}\n\n${line}\n\n${quoted}`],
    ['and an unmarked quotation', `${reply}\n\n${line}\n\n${original}`],
    ['wrapped before its last word', `${reply}\n\n${line.replace(/ (?=\S+$)/, '\n')}\n${quoted}`],
    ['in lines of Windows', `${reply}\n\n${line}\n${quoted}`.replaceAll('\n', '\r\n')],
    ['directly below a text that begins alike', `${reply}\nOn it!\n${line}\n${quoted}`, `${reply}\nOn it!`],
    ['directly below a date', `${reply}\nSince 2 March\n${line}\n${original}`, `${reply}\nSince 2 March`],
    ['above the reply', `${line}\n${quoted}\n\n${reply}`],
  ])('%s', (_where, text, expected = reply) => {
    expect(extractReply(text)).toBe(expected);
  });
});

test.each(headerCases)('%s: Outlook repeats the header of the original', (_language, header) => {
  for (const above of ['', '________________________________\n', '-----Original Message-----\n', '---\n\n'])
    expect(extractReply(`${reply}\n\n${above}${header}\n\n${original}`)).toBe(reply);
  expect(extractReply(`${reply}\n\n${header.replace(/^([^:]+):/gm, '*$1:*')}\n${original}`)).toBe(reply);
});

test.each(Object.entries(devices))('%s: the line of a phone (%s)', (language, line) => {
  expect(extractReply(`${reply}\n\n${line}`)).toBe(reply);
  const [attribution] = Object.entries(attributions).find(([key]) => key === language)?.[1] ?? [];
  expect(extractReply(`${reply}\n\n${line}\n\n${attribution}\n${quoted}`)).toBe(reply);
});

test('an attribution of three lines', () => {
  const lines = 'On Mon, Mar 2, 2026 at\n9:00 AM Komax <no-reply@komax.example>\nwrote:';
  expect(extractReply(`${reply}\n\n${lines}\n${quoted}`)).toBe(reply);
});

test.each([
  ['GMX', `Gesendet: Montag, 2. März 2026 um 09:00 Uhr\nVon: ${sender}\nAn: Anna\nBetreff: Antwort`],
  ['Yahoo', `On Monday, March 2, 2026 at 09:00:00 AM GMT+1, ${sender} wrote:`],
  ['QQ Mail', `------------------ 原始邮件 ------------------\n发件人: "Komax"`],
  ['NetEase', `At 2026-03-02 09:00:00, "Komax" <no-reply@komax.example> wrote:`],
])('the original below a line of %s', (_program, head) => {
  expect(extractReply(`${reply}\n\n${head}\n\n${original}`)).toBe(reply);
});

test.each([
  ['a signature', `${reply}\n-- \nAnna Muster\nMuster AG`, reply],
  ['a quotation without attribution', `${reply}\n${quoted}`, reply],
  ['answers between quotations', `> Is it on?\nYes.\n> Since when?\nSince Monday.`, 'Yes.\nSince Monday.'],
  ['quotation alone', `On Mon, Mar 2, 2026 at 9:00 AM ${sender} wrote:\n${quoted}`, ''],
  ['nothing', '', ''],
  ['blank lines', '\n \n\u00a0\n', ''],
  ['placeholders of embedded pictures', `${reply}\n[cid:image001.png@01DC]`, reply],
])('%s', (_what, text, expected) => {
  expect(extractReply(text)).toBe(expected);
});

describe.each([
  ['de', 'Am 12.11. schrieb Ihr Techniker folgendes:'],
  ['en', 'On 12 November your technician wrote:'],
  ['fr', 'Le 12 novembre, votre technicien a écrit\u00a0:'],
  ['es', 'El 12 de noviembre su técnico escribió:'],
  ['pt', 'Em 12/11 o seu técnico escreveu:'],
  ['cs', '12. 11. váš technik napsal:'],
  ['sk', '12. 11. váš technik napísal:'],
  ['hu', 'November 12-én a technikusuk ezt írta:'],
  ['ro', 'Pe 12 noiembrie tehnicianul dumneavoastră a scris:'],
  ['ja', '2026/11/12 技術者のメール：'],
  ['zh', '在 11 月 12 日，贵公司技术员写道：'],
])('%s: an author who cites: %s', (language, line) => {
  const [attribution = ''] = Object.entries(attributions).find(([key]) => key === language)?.[1] ?? [];
  test.each([
    ['keeps their text', `${reply}\n${line}\nThe blades are worn.`],
    ['keeps their text if it begins so', `${line}\n\nThe blades are worn.\n\nIs that right?`],
    ['keeps their text above a quotation', `${line}\nWorn.\n\n${attribution}\n${quoted}`, `${line}\nWorn.`],
    ['loses a quotation that is marked', `${reply}\n\n${line}\n${quoted}`, reply],
    ['loses a line without text below', `${reply}\n\n${line}\n\n`, reply],
    ['loses a line above the end of the text', `${reply}\n\n${line}\n\n${attribution}\n${original}`, reply],
  ])('%s', (_what, text, expected = text) => {
    expect(extractReply(text)).toBe(expected.replaceAll('\u00a0', ' '));
  });
});

test.each([
  'On Monday I wrote to Bob, and he wrote:\nit works.',
  'From: the left side\nit comes to the right.',
  'Sent from the wrong machine, sorry. Please look at this one.',
  'Limits:\n- 5 mm\n- 7 mm',
  'Length 2026: 5 mm\n\n  indented',
  'a > b\n-- measured twice',
  'Von: Hand\nWert: 5',
  'La 5 mm:\nwerk',
  'Odesláno z Prahy včera, přijde zítra.\nDěkuji.',
])('text of the author stays: %j', (text) => {
  expect(extractReply(text)).toBe(text);
});

test.each([
  'On 1 ',
  'On 1\n',
  '> ',
  '>\n',
  'On 1 wrote: <a@b> ',
  'On 1 wrote:\n',
  'On 1 wrote:\n\n\n\n\nx\n',
  `${'1 napsal'.repeat(30)}:\n`,
  '-'.repeat(50),
  'Von: \n',
  'Von: x\nAn: y\n\n',
  '2026年 <a@b>:\n',
  'Sent from my iPhone\n',
  '\n',
])('is linear: 200,000 characters of %j', (part) => {
  const began = Date.now();
  extractReply(`${part.repeat(200_000 / part.length)}x`);
  expect(Date.now() - began).toBeLessThan(5000);
});
