'use client';

import { css } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/** `details` whose summary ends with a chevron. */
export const disclosure = css`
  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${vars.space[4]};
    min-block-size: ${vars.control.m};
    overflow-wrap: anywhere;

    /* A chevron of two borders, which rotates with the state and survives forced colours. */
    &::after {
      flex: none;
      inline-size: ${vars.space[2]};
      block-size: ${vars.space[2]};
      margin: 0 ${vars.space[1]} ${vars.space[1]};
      border: solid ${vars.color.line.wire};
      border-width: 0 ${vars.line.wire} ${vars.line.wire} 0;
      rotate: 45deg;
      content: '';
    }
  }

  &[open] > summary::after {
    margin-block: ${vars.space[1]} 0;
    rotate: 225deg;
  }
`;

/**
 * `details` that are closed on a phone. From 600 px on and in print the content is always shown and there is no summary;
 * browsers without `::details-content` keep the summary.
 */
export const phoneDisclosure = css`
  ${disclosure}

  @supports selector(::details-content) {
    ${media.s} {
      &::details-content {
        block-size: auto;
        content-visibility: visible;
      }

      > summary {
        display: none;
      }
    }
  }

  ${media.print} {
    > summary {
      display: none;
    }
  }
`;

/** Title of a `phoneDisclosure` while its summary is hidden. */
export const unfoldedTitle = css`
  display: none;

  @supports selector(::details-content) {
    ${media.s} {
      display: block;
    }
  }

  ${media.print} {
    display: block;
  }
`;
