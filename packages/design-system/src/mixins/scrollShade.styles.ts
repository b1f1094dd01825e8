'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const { base } = vars.color.surface;
const { subtle } = vars.color.line;

/** Shades at both sides, as a list of backgrounds that can be extended. */
export const sideShades = css`
  linear-gradient(to right, ${base} 50%, transparent) left / 2rem 100% no-repeat local,
  linear-gradient(to left, ${base} 50%, transparent) right / 2rem 100% no-repeat local,
  linear-gradient(to right, ${subtle}, transparent) left / 0.75rem 100% no-repeat scroll,
  linear-gradient(to left, ${subtle}, transparent) right / 0.75rem 100% no-repeat scroll
`;

/** In forced colours and in print, the covering surface would be visible as a patch. */
export const withoutPatches = css`
  ${media.forcedColors} {
    background: none;
  }

  ${media.print} {
    background: none;
  }
`;

/** Shade at an edge with more content; the surface covers it at the end. */
export const scrollShade = css`
  background: ${sideShades};
  ${withoutPatches}
`;
