import { readPanelsLocation } from './readPanelsLocation';

it.each([
  ['/_panels/b1/main/en', { site: 'main', locale: 'en' }],
  ['/_panels/b1/next~main/de-ch', { site: 'next~main', locale: 'de-ch' }],
  ['/_panels/b0/main/en', undefined],
  ['/_panels/b1/main/en/x', undefined],
  ['/_panels/b1/x~main/en', undefined],
  ['/_panels/b1/next~next~main/en', undefined],
  ['/_panels/b1/%2e%2e/en', undefined],
  ['/_panels/b1//en', undefined],
  ['/en/_panels/b1/main/en', undefined],
])('reads %s as %j', (url, location) => {
  expect(readPanelsLocation(url, 'b1')).toEqual(location);
});
