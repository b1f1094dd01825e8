export { brandThemeNames, themeNames, type BrandThemeName, type ThemeName } from './themeNames';
export { brandThemes, resolveTheme, themes } from './themes';
export { toneNames, type ToneColors, type ToneName } from './tones';
export type { Theme, ThemePartial } from './Theme';
export type { SchemeName } from './darkScheme';
export { vars } from './vars';
export { media } from './media';
export { contrastRatio, luminance } from './contrast';
export { listContrastPairs, minimumContrast, type ContrastPair, type ContrastUse } from './contrastPairs';
