import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const hosverTheme = {
  palette: {
    neutral: neutrals.warm,
    dark: {
      base: '#1a1813',
      raised: '#27241d',
      line: '#403b30',
      steel: '#948c7c',
      muted: '#cbc4b6',
      text: '#faf8f3',
    },
    accent: {
      base: '#ffbf1f',
      hover: '#f2ad00',
      active: '#db9c00',
      on: '#17140f',
      wire: '#a06a00',
      text: '#7c5100',
      bright: '#ffca4a',
    },
  },
  cut: { control: '0.625rem', media: 'clamp(1.5rem, 1.1667rem + 1.4815vw, 2.5rem)' },
} as const satisfies ThemePartial;
