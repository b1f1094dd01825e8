import '@kmx/design-system/fonts.css';
import '@kmx/design-system/themes.css';
import '@kmx/design-system/base.css';
import './preview.css';
import { withThemeByDataAttribute } from '@storybook/addon-themes';
import type { Preview } from '@storybook/react-vite';
import { lazy, Suspense } from 'react';
import { themeNames } from '@kmx/design-system/tokens';
import { chromaticModes } from './chromaticModes';
import { globalTypes, initialGlobals, withChoices } from './globals';
import { look } from './look';
import { readableArgTypes } from './readableArgTypes';

/* Fetched with the first page of documentation: a single story, and each test of one, goes without. */
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
    // A picture of each theme and width costs at the service: only when one is asked for.
    ...(import.meta.env.STORYBOOK_CHROMATIC ? { chromatic: { modes: chromaticModes } } : {}),
    layout: 'fullscreen',
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: {
      theme: look,
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
            // Read from the source and not run: no spread may stand here.
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
