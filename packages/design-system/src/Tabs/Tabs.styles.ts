'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

/* Wraps to two rows, so that no tab is hidden. */
export const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[6]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.print} {
    display: none;
  }
`;

export const Tab = styled.a`
  display: flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block-end: calc(-1 * ${vars.line.hair});
  border-block-end: ${vars.line.wire} solid transparent;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  &[aria-selected='true'] {
    border-block-end-color: ${vars.color.line.wire};
    color: ${vars.color.text.default};
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
    }
  }

  ${media.forcedColors} {
    border-block-end-color: Canvas;

    &[aria-selected='true'] {
      border-block-end-color: Highlight;
    }
  }
`;

export const Panel = styled.div`
  min-inline-size: 0;

  &:focus-visible {
    outline: ${vars.line.wire} solid ${vars.color.focus.ring};
    outline-offset: ${vars.space[2]};
  }
`;
