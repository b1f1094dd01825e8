import { languageCodes } from '@kmx/contract/locales';
import { accessTeamMessages, accessMessages } from './accessMessages';

const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test.each(languageCodes)('the mail about a request is complete in %s', (language) => {
  const { subject, lines } = accessMessages[language];
  expect(placesOf(subject)).toEqual(['{application}', '{person}']);
  expect(placesOf(lines.join())).toEqual(['{application}', '{name}', '{organisation}', '{person}', '{url}']);
});

test('the mail to the support team greets nobody by name', () => {
  expect(placesOf(accessTeamMessages.lines.join())).toEqual([
    '{application}',
    '{organisation}',
    '{person}',
    '{url}',
  ]);
});
