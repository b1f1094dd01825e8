import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/schemes.css';
import '@kmx/design-system/base.css';
import './preview.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { themeNames } from '@kmx/design-system/tokens';
import { appearance } from './appearance';
import { chromaticModes } from './chromaticModes';
import { globalTypes, initialGlobals, withChoices } from './globals';
import { readableArgTypes } from './readableArgTypes';

/* Loaded with the first page of documentation, because single stories and tests do not need it. */
const GuidePage = lazy(() => import('./GuidePage'));

const viewport = (name: string, width: number, height: number) => ({
  name: `${name} (${width} px)`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  argTypesEnhancers: [readableArgTypes],
  decorators: [
    withChoices,
    withThemeByDataAttribute({
      themes: Object.fromEntries(themeNames.map((name) => [name, name])),
      defaultTheme: 'Komax',
      attributeName: 'data-theme',
    }),
  ],
  parameters: {
    // Snapshots of themes and widths cost money, so they are created on request only.
    ...(import.meta.env.STORYBOOK_CHROMATIC ? { chromatic: { modes: chromaticModes } } : {}),
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      theme: appearance,
      page: () => (
        <Suspense fallback={null}>
          <GuidePage />
        </Suspense>
      ),
    },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'Foundations',
          [
            // Storybook parses this file without running it: spreads are not supported here.
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'The wire',
            'The cut',
            'Imagery',
            'Logo',
            'Voice',
            'Accessibility',
            'Guidance',
          ],
          'Components',
          'Blocks',
          'Pages',
          'Portal',
          'Machines',
          'Editor',
          '*',
        ],
      },
    },
    viewport: {
      options: {
        smallest: viewport('Smallest', 320, 640),
        mobile: viewport('Telephone', 390, 844),
        tablet: viewport('Tablet', 768, 1024),
        laptop: viewport('Laptop', 1280, 800),
        desktop: viewport('Desktop', 1440, 900),
        wide: viewport('Wide', 1920, 1080),
      },
    },
  },
};

export default preview;
