import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Decorator, Preview } from '@storybook/react-vite';
import { themeNames } from '@kmx/design-system/tokens';
import { choices, isChoice, languageOf, localiseArgs } from './blockLocale';

const withLanguage: Decorator = (Story, { args, globals }) => {
  const { locale } = globals;
  const choice = isChoice(locale) ? locale : 'en';
  document.documentElement.lang = languageOf(choice);
  return <Story args={localiseArgs(args, choice)} />;
};

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: {
      description: 'Language of the words that a block brings itself',
      toolbar: {
        icon: 'globe',
        items: Object.entries(choices).map(([value, title]) => ({ value, title, right: value })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { locale: 'en' },
  decorators: [
    withLanguage,
    withThemeByDataAttribute({
      themes: Object.fromEntries(themeNames.map((name) => [name, name])),
      defaultTheme: 'Komax',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'Components', 'Blocks', '*'] } },
    viewport: {
      options: {
        mobile: viewport('Telephone', 390, 844),
        tablet: viewport('Tablet', 834, 1112),
        laptop: viewport('Laptop', 1280, 800),
        desktop: viewport('Desktop', 1680, 1050),
      },
    },
  },
};

export default preview;
