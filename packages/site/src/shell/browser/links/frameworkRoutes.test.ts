import { applicationPaths } from '@kmx/core';

import { isFrameworkPath } from './frameworkRoutes';

it.each([
  [applicationPaths.portal, true],
  [applicationPaths.editor, true],
  ['/en/mykomax?page=2', true],
  ['/en/editor#health', true],
  ['/en/search?q=/mykomax', false],
  ['/en/search?q=/editor/', false],
  ['/en/mykomax', true],
  ['/de-ch/MyKomax/tickets?page=2', true],
  ['/en/editor/area', true],
  ['/volta/en/editor/preview', true],
  ['/en/company/mykomax-story', false],
  ['/en/company/editorial', false],
  ['/en', false],
])('is %s rendered by the framework: %s', (path, expected) => {
  expect(isFrameworkPath(path)).toBe(expected);
});
