import { defaultTheme } from './defaultTheme';
import { mergeTokens } from './mergeTokens';
import type { Theme, ThemePartial } from './Theme';
import type { BrandThemeName, ThemeName } from './themeNames';
import { adaptronicTheme } from './themes/adaptronicTheme';
import { cirrisTheme } from './themes/cirrisTheme';
import { copperTheme } from './themes/copperTheme';
import { diitTheme } from './themes/diitTheme';
import { hosverTheme } from './themes/hosverTheme';
import { iqcTheme } from './themes/iqcTheme';
import { komaxTheme } from './themes/komaxTheme';
import { lightBlueTheme } from './themes/lightBlueTheme';
import { schleunigerTheme } from './themes/schleunigerTheme';
import { voltaTheme } from './themes/voltaTheme';

/** The complete default theme, and ten with their differences. */
export const themes = {
  Default: defaultTheme,
  Copper: copperTheme,
  Volta: voltaTheme,
  Light_Blue: lightBlueTheme,
  Iqc: iqcTheme,
  Adaptronic: adaptronicTheme,
  Cirris: cirrisTheme,
  Diit: diitTheme,
  Hosver: hosverTheme,
  Komax: komaxTheme,
  Schleuniger: schleunigerTheme,
} as const satisfies Record<ThemeName, Theme | ThemePartial>;

export const brandThemes = {
  Default: themes.Default,
  Volta: themes.Volta,
  Adaptronic: themes.Adaptronic,
  Cirris: themes.Cirris,
  Diit: themes.Diit,
  Hosver: themes.Hosver,
  Komax: themes.Komax,
  Schleuniger: themes.Schleuniger,
} as const satisfies Record<BrandThemeName, Theme | ThemePartial>;

/** Returns a complete theme, with the default theme's values where it has none. */
export const resolveTheme = (name: ThemeName): Theme => mergeTokens(defaultTheme, themes[name]);
