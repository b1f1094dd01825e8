'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

const { base } = vars.color.surface;
const { subtle } = vars.color.line;

/**
 * The shade at an edge says that it goes on there: it is covered by the surface once the end is reached. Colours of the reader's
 * own would leave it as patches.
 */
export const scrollShade = css`
  background:
    linear-gradient(to right, ${base} 50%, transparent) left / 2rem 100% no-repeat local,
    linear-gradient(to left, ${base} 50%, transparent) right / 2rem 100% no-repeat local,
    linear-gradient(to right, ${subtle}, transparent) left / 0.75rem 100% no-repeat scroll,
    linear-gradient(to left, ${subtle}, transparent) right / 0.75rem 100% no-repeat scroll;

  ${media.forcedColors} {
    background: none;
  }

  ${media.print} {
    background: none;
  }
`;
