import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const schleunigerTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#0b1430',
      raised: '#142045',
      line: '#2d3a63',
      steel: '#8791b3',
      muted: '#c0c8de',
      text: '#f5f7fc',
    },
    accent: {
      base: '#1c3fa8',
      hover: '#15318a',
      active: '#0d2266',
      on: '#ffffff',
      wire: '#2a57d6',
      text: '#1c3fa8',
      bright: '#9db8ff',
    },
  },
  cut: { control: '0.375rem', media: 'clamp(1rem, 0.8333rem + 0.7407vw, 1.5rem)' },
} as const satisfies ThemePartial;
