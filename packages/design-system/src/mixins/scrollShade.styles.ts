'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const { base } = vars.color.surface;
const { subtle } = vars.color.line;

/** At both sides, as a list of backgrounds for who adds to them. */
export const sideShades = css`
  linear-gradient(to right, ${base} 50%, transparent) left / 2rem 100% no-repeat local,
  linear-gradient(to left, ${base} 50%, transparent) right / 2rem 100% no-repeat local,
  linear-gradient(to right, ${subtle}, transparent) left / 0.75rem 100% no-repeat scroll,
  linear-gradient(to left, ${subtle}, transparent) right / 0.75rem 100% no-repeat scroll
`;

/** Under the reader's own colours and on paper the surface would stay as a patch. */
export const withoutPatches = css`
  ${media.forcedColors} {
    background: none;
  }

  ${media.print} {
    background: none;
  }
`;

/** A shade at an edge where what scrolls goes on; the surface covers it once the end is reached. */
export const scrollShade = css`
  background: ${sideShades};
  ${withoutPatches}
`;
