import type { ThemeName } from '@kmx/design-system/tokens';

import type { GuidePart } from './composeParts';
import { PartView } from './PartView';

interface AllVariantsProps {
  readonly parts: readonly GuidePart[];
  /** For stories that take the name of a theme instead of following the page's. */
  readonly theme?: ThemeName;
}

/** Every variant of a few parts. */
export const AllVariants = ({ parts, theme }: AllVariantsProps) =>
  parts.map((part) => <PartView key={part.name} part={part} theme={theme} />);
