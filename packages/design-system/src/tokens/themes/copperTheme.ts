import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const copperTheme = {
  palette: {
    neutral: neutrals.warm,
    dark: {
      base: '#1d1613',
      raised: '#2a201b',
      line: '#43352d',
      steel: '#9a8a80',
      muted: '#cfc3bb',
      text: '#faf6f3',
    },
    accent: {
      base: '#84401c',
      hover: '#6b3215',
      active: '#4f240e',
      on: '#ffffff',
      wire: '#a4562a',
      text: '#84401c',
      bright: '#f2a678',
    },
  },
} as const satisfies ThemePartial;
