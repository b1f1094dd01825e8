import { decideAvailability } from './decideAvailability';

// Decisions: "status is high above 20 in stock, medium above 5, low above 0, else out-of-stock".
test.each([
  [1000, 'high'],
  [21, 'high'],
  [20, 'medium'],
  [6, 'medium'],
  [5, 'low'],
  [1, 'low'],
  [0, 'outOfStock'],
  [-3, 'outOfStock'],
])('%i in stock is %s', (stock, availability) => {
  expect(decideAvailability(stock)).toBe(availability);
});
