import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const iqcTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#0d1c1a',
      raised: '#152a27',
      line: '#2b4440',
      steel: '#7c958f',
      muted: '#b8cbc6',
      text: '#f3f9f8',
    },
    accent: {
      base: '#00594f',
      hover: '#00463e',
      active: '#002f2a',
      on: '#ffffff',
      wire: '#007a6c',
      text: '#00594f',
      bright: '#4fdcc8',
    },
  },
  hero: { shape: 'none' },
  cut: { control: '0rem', media: '0rem' },
} as const satisfies ThemePartial;
