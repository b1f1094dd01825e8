import { createDemoSource } from './createDemoSource';

/** Letters of the longest word that fits a line of a large heading at 320 px. */
const longestWord = 15;

const titles = createDemoSource('/demo').pages.flatMap(({ modules }) =>
  modules.flatMap((module) => ('title' in module && module.title ? Object.values(module.title) : [])),
);

test('no heading of a page has a long word without a place to break it', () => {
  const words = titles.flatMap((title) => title.split(/[^\p{L}\u00ad’]+/u));
  expect(words).toContain('Zehntel\u00admillimeter');
  expect(
    words.filter((word) =>
      word.split('\u00ad').some((part) => /^[\p{Script=Latin}’]+$/u.test(part) && part.length > longestWord),
    ),
  ).toEqual([]);
});
