import { findTypographyMistakes } from '@kmx/contract/testing';
import labels from './labels.json';
import catalogue from './rejections.json';
import { translateRejection } from './translateRejections';

test.each([
  [
    'Please choose the file that this link leads to.',
    'Bitte wählen Sie die Datei, zu der dieser Link führt.',
  ],
  ['A slug has at most 80 characters.', 'Ein Kurzname hat höchstens 80 Zeichen.'],
  [
    'At /search the site itself shows the search, and a page there would hide it or never be seen. Choose another slug.',
    'Unter /search zeigt die Website selbst die Suche; eine Seite dort würde sie verdecken oder nie zu sehen sein. Wählen Sie einen anderen Kurznamen.',
  ],
  [
    'The link "Read (more)": There is no product "x". Check the slug of the product.',
    'Der Link «Read (more)»: Es gibt kein Produkt «x». Prüfen Sie den Kurznamen des Produkts.',
  ],
  ['"a.csv": This file is empty.', '«a.csv»: Diese Datei ist leer.'],
  ['A message of Payload.', 'A message of Payload.'],
])('translates %j', (english, german) => {
  expect(translateRejection(english, 'de')).toBe(german);
  expect(translateRejection(english, 'en')).toBe(english);
});

const namesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].toSorted();

test('a translation names what the English text names', () => {
  for (const [english, german] of Object.entries(catalogue))
    expect(namesIn(german)).toEqual(namesIn(english));
});

test.each([
  ['labels', labels],
  ['rejections', catalogue],
])('German %s are written as editors write', (_, texts) => {
  expect(findTypographyMistakes('de', texts)).toEqual([]);
});
