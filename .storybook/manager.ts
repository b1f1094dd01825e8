import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({
    base: 'light',
    brandTitle: 'Komax style guide',
    fontBase: '"Chivo Variable", system-ui, sans-serif',
    appBg: '#f4f5f6',
    appBorderRadius: 0,
    inputBorderRadius: 0,
  }),
  sidebar: { showRoots: true },
});
