import type { ThemePartial } from '../Theme';

export const adaptronicTheme = {
  palette: {
    dark: {
      base: '#0e1a13',
      raised: '#17271d',
      line: '#2d4135',
      steel: '#7e9386',
      muted: '#bac9bf',
      text: '#f4f9f6',
    },
    accent: {
      base: '#0d5a2e',
      hover: '#0a4724',
      active: '#073218',
      on: '#ffffff',
      wire: '#14803f',
      text: '#0d5a2e',
      bright: '#6be08f',
    },
  },
  cut: { control: '0.5rem', media: 'clamp(1.25rem, 1rem + 1.1111vw, 2rem)' },
} as const satisfies ThemePartial;
