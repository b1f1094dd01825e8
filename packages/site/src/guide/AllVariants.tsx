import type { ThemeName } from '@kmx/design-system/tokens';

import type { GuidePart } from './composeParts';
import { PartView } from './PartView';

interface AllVariantsProps {
  readonly parts: readonly GuidePart[];
  /** For stories that take a theme as an argument instead of inheriting it. */
  readonly theme?: ThemeName;
}

export const AllVariants = ({ parts, theme }: AllVariantsProps) =>
  parts.map((part) => <PartView key={part.name} part={part} theme={theme} />);
