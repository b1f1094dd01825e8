import { mainInvestors } from '../pages/main/investors';
import { reports } from './documents-reports';

const readTables = (slug: string) =>
  reports
    .filter((report) => report.slug === slug)
    .flatMap(({ paper }) => paper.blocks)
    .flatMap((block) => (block.kind === 'table' ? [block] : []));

/** Figures of a row: those of the year, and of the year before. */
const readFigures = (year: number, label: string) =>
  readTables(`annual-report-${year}`)
    .flatMap(({ rows }) => rows)
    .find(([name]) => name === label)
    ?.slice(1) ?? [];

const years = [2025, 2024, 2023];

const shareRows = mainInvestors.modules
  .flatMap((module) => (module.blockType === 'shareTable' ? [module.rows] : []))
  .flat()
  .map(({ cells }) => cells);

test.each(years)('the share figures of the annual report %i are those of the page', (year) => {
  const figures = ['Earnings per share', 'Dividend, proposed', 'Book value per share'].map((label) =>
    readFigures(year, label),
  );
  const onPage = (ofYear: number) => shareRows.find(([cell]) => cell === String(ofYear))?.slice(1, 4);
  expect(figures.map(([first]) => first)).toEqual(onPage(year));
  expect(figures.map(([, second]) => second)).toEqual(onPage(year - 1));
});

test.each([2025, 2024])('the annual report %i repeats the figures of the year before', (year) => {
  const labels = readTables(`annual-report-${year}`)
    .flatMap(({ rows }) => rows)
    .map(([label = '']) => label);
  for (const label of labels) expect(readFigures(year, label)[1]).toBe(readFigures(year - 1, label)[0]);
});

test.each(years)('the regions of the annual report %i add up to its revenue', (year) => {
  const sum = (column: 0 | 1) =>
    ['Europe', 'Asia', 'Americas']
      .reduce((total, region) => total + Number(readFigures(year, region)[column]), 0)
      .toFixed(1);
  expect([sum(0), sum(1)]).toEqual(readFigures(year, 'Revenue'));
});
