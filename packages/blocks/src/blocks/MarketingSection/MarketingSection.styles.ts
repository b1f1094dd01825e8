'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
  justify-items: start;

  /* The link is at the end of the text, so that neither half of the band is empty. */
  ${media.l} {
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${vars.space[16]};
    align-items: center;

    > [data-logo] {
      grid-column: 1 / -1;
    }
  }
`;

/*
 * The library keeps logos of marketing sections at most 304 px wide and 52 px high (specification, section 9). They
 * are drawn for paper: on other surfaces, and in forced colours, they get a paper-coloured plate. A white logo would
 * vanish on it: an outline around its shape shows it, and is hardly visible around a dark one.
 */
export const Logo = styled.div`
  background: ${vars.color.surface.base};

  [data-tone='dark'] &,
  [data-tone='accent'] & {
    padding: ${vars.space[2]} ${vars.space[4]};
  }

  ${media.forcedColors} {
    padding: ${vars.space[2]} ${vars.space[4]};
    forced-color-adjust: none;
  }

  span {
    background: none;
  }

  /* Reserves the height, so that the content below does not shift when the picture loads. */
  img {
    inline-size: auto;
    max-inline-size: min(100%, 19rem);
    block-size: 3.25rem;
    object-fit: contain;
    object-position: left;
    filter: drop-shadow(0 0 1px ${vars.color.line.strong});
  }
`;
