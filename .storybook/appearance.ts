import { create } from 'storybook/theming/create';
import { fontFamilies } from '../packages/design-system/src/tokens/raw/raw';
import { resolveTheme } from '../packages/design-system/src/tokens/themes';

const { neutral, accent } = resolveTheme('Komax').palette;

/* The mark of `Logo` as SVG text, because the manager does not render React components here. */
const mark = `<svg width="28" height="28" viewBox="0 0 46 36" fill="none" aria-hidden="true">
  <path fill="currentColor" d="M0 0h26l10 10v17H26a6 6 0 0 1-6-6v-3A12 12 0 0 0 8 6H0z"/>
  <path fill="currentColor" d="M0 12h8a6 6 0 0 1 6 6v3a12 12 0 0 0 12 12h10v3H0z"/>
  <path stroke="${accent.wire}" stroke-width="2" d="M0 9h8a9 9 0 0 1 9 9v3a9 9 0 0 0 9 9h20"/>
</svg>`;

/** Appearance of Storybook's manager and documentation: the theme Komax. */
export const appearance = create({
  base: 'light',
  brandTitle: `<span style="display:flex;align-items:center;gap:0.625rem">${mark}<span>Komax style guide</span></span>`,
  brandUrl: './',
  fontBase: fontFamilies.text,
  fontCode: fontFamilies.mono,
  colorPrimary: accent.wire,
  colorSecondary: accent.text,
  appBg: neutral.mist,
  appContentBg: neutral.paper,
  appHoverBg: neutral.fog,
  appPreviewBg: neutral.paper,
  appBorderColor: neutral.line,
  appBorderRadius: 0,
  textColor: neutral.ink,
  textInverseColor: neutral.paper,
  textMutedColor: neutral.slate,
  barTextColor: neutral.slate,
  barHoverColor: accent.text,
  barSelectedColor: accent.text,
  barBg: neutral.paper,
  buttonBg: neutral.paper,
  buttonBorder: neutral.line,
  booleanBg: neutral.fog,
  booleanSelectedBg: neutral.paper,
  inputBg: neutral.paper,
  inputBorder: neutral.steel,
  inputTextColor: neutral.ink,
  inputBorderRadius: 0,
});
