import { neutrals } from '../raw/raw';
import type { ThemePartial } from '../Theme';

export const lightBlueTheme = {
  palette: {
    neutral: neutrals.cool,
    dark: {
      base: '#0c2233',
      raised: '#143047',
      line: '#2b4a63',
      steel: '#7f9bb0',
      muted: '#bdd0de',
      text: '#f4f9fc',
    },
    accent: {
      base: '#8fd0f7',
      hover: '#74c2f2',
      active: '#57b1e8',
      on: '#0b1a26',
      wire: '#0f79b8',
      text: '#075f94',
      bright: '#8fd0f7',
    },
  },
} as const satisfies ThemePartial;
