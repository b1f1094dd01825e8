import { createPageContext } from '../../testing/createBlockContext';

import { formatDuration } from './formatDuration';

const { intl } = createPageContext();

it.each([
  [0.4, '1 sec'],
  [60, '60 sec'],
  [61, '2 min'],
  [3600, '60 min'],
  [3601, '1.1 hr'],
  [360_000, '100 hr'],
])('%d seconds are %s', (seconds, expected) => {
  expect(formatDuration(seconds, intl).replaceAll('\u00A0', ' ')).toMatch(
    new RegExp(`^${expected.replace('hr', 'hrs?').replace('sec', 'secs?').replace('min', 'mins?')}$`),
  );
});
