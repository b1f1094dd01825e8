import { brandThemeNames, themeNames } from '@kmx/core';
import * as designSystem from '@kmx/design-system/tokens';

// The design system is published separately and imports no other package, so it has its own list of themes.
test('the design system has exactly the themes that editors can choose', () => {
  expect(designSystem.themeNames).toEqual(themeNames);
  expect(designSystem.brandThemeNames).toEqual(brandThemeNames);
});
