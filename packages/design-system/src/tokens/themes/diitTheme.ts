import type { ThemePartial } from '../Theme';

export const diitTheme = {
  palette: {
    dark: {
      base: '#1e1219',
      raised: '#2c1b25',
      line: '#473240',
      steel: '#9c8693',
      muted: '#d0c0c9',
      text: '#fbf6f9',
    },
    accent: {
      base: '#97115a',
      hover: '#7a0c48',
      active: '#580833',
      on: '#ffffff',
      wire: '#c2186f',
      text: '#97115a',
      bright: '#ff8fc6',
    },
  },
} as const satisfies ThemePartial;
