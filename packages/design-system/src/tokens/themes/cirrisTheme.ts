import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const cirrisTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#15122b',
      raised: '#201c3d',
      line: '#383358',
      steel: '#8d88ad',
      muted: '#c5c1dc',
      text: '#f7f6fc',
    },
    accent: {
      base: '#4a2fb5',
      hover: '#3c2596',
      active: '#2b1a6f',
      on: '#ffffff',
      wire: '#5f43d1',
      text: '#4a2fb5',
      bright: '#b7a8ff',
    },
  },
  cut: { control: '0rem', media: '0rem' },
} as const satisfies ThemePartial;
