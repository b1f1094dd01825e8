import type { ReactElement } from 'react';
import { strokeWidths, type IconDrawing, type IconSize } from './iconDrawing';
import type { IconName } from './iconNames';
import { icons16 } from './icons16';
import { icons24 } from './icons24';

export interface IconProps {
  /** Name of an icon from the foundation “Icons”. */
  name: IconName;
  /** Grid in px; a drawing is made for its grid and is not scaled to the other. */
  size: IconSize;
  /** Accessible name; without it the icon is decorative and hidden from assistive technology. */
  title?: string;
}

const drawings = { 16: icons16, 24: icons24 } satisfies Record<IconSize, Record<IconName, IconDrawing>>;

/** Icon in the colour of the surrounding text, 16 or 24 px square. */
export function Icon({ name, size, title }: IconProps): ReactElement {
  const { line, solid }: IconDrawing = drawings[size][name];
  const semantics = title ? { role: 'img' } : { 'aria-hidden': true };

  return (
    <svg
      width={size}
      height={size}
      viewBox={`0 0 ${size} ${size}`}
      fill="none"
      data-icon={name}
      {...semantics}
    >
      {title && <title>{title}</title>}
      {line && <path d={line} stroke="currentColor" strokeWidth={strokeWidths[size]} />}
      {solid && <path d={solid} fill="currentColor" />}
    </svg>
  );
}
