import { createVars } from './cssVariables';
import { defaultTheme } from './defaultTheme';
import { createTones } from './tones';

const { palette, ...scales } = defaultTheme;
const status = createVars(palette.status, ['palette', 'status']);
const color = createVars(createTones(palette).paper, ['color']);

/** All tokens as `var(--ds-…)`. `color` depends on the surface (`data-tone`), the others on the theme. */
export const vars = {
  ...createVars(scales),
  color,
  status,
  /** Behind dialogs; dark in both schemes. */
  backdrop: createVars(palette.dark, ['palette', 'dark']).base,
  button: {
    primary: color.action,
    inverse: color.inverse,
    danger: { base: status.error.line, hover: status.error.text, on: status.error.surface },
    secondary: {
      border: color.line.strong,
      hover: color.text.default,
      text: color.text.default,
      onHover: color.surface.base,
    },
    ghost: { text: color.text.default, hover: color.surface.sunken },
  },
  card: { surface: color.surface.raised, border: color.line.subtle },
  table: { rule: color.line.subtle, head: color.line.strong, rowHover: color.surface.sunken },
} as const;
