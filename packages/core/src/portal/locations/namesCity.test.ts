import { namesCity } from './namesCity';

it.each([
  ['Velmora Winterthur', 'Winterthur', true],
  ['Velmora Regensburg, main plant', 'Regensburg', true],
  ['velmora WINTERTHUR', 'Winterthur', true],
  ['Velmora Timisoara', 'Timișoara', true],
  ['Werk Bad Säckingen 2', 'Bad Säckingen', true],
  ['Bad-Säckingen', 'Bad Säckingen', true],
  ['長崎工場', '長崎', true],
  ['Hall 2', '', true],
  ['Hall 2', 'Lucerne', false],
  ['Kulmbach plant', 'Ulm', false],
  ['Kulmbach plant, Ulm', 'Ulm', true],
  ['Ulmen', 'Ulm', false],
  ['', 'Ulm', false],
])('"%s" contains the city "%s": %s', (name, city, expected) => {
  expect(namesCity(name, city)).toBe(expected);
});
