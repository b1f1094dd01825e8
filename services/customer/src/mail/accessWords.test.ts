import { languageCodes } from '@kmx/contract/locales';
import { accessDeskWords, accessWords } from './accessWords';

const placesOf = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test.each(languageCodes)('the mail about a request says everything in %s', (language) => {
  const { subject, lines } = accessWords[language];
  expect(placesOf(subject)).toEqual(['{application}', '{person}']);
  expect(placesOf(lines.join())).toEqual(['{application}', '{name}', '{organisation}', '{person}', '{url}']);
});

test('the mail to the desk greets nobody by name', () => {
  expect(placesOf(accessDeskWords.lines.join())).toEqual([
    '{application}',
    '{organisation}',
    '{person}',
    '{url}',
  ]);
});
