'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.details`
  position: relative;

  /* In the menu of small screens its list has the full width. */
  &[open] {
    flex: 1 0 100%;
  }

  ${media.header} {
    &[open] {
      flex: none;
    }
  }
`;

export const Current = styled.summary`
  display: inline-flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${vars.space[2]};
  min-inline-size: ${vars.control.target};
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[2]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;

export const Sheet = styled.div`
  padding: ${vars.space[4]} ${vars.space[2]};

  ${media.header} {
    position: absolute;
    /* At the lower edge of the header, like its other panels. */
    inset-block-start: calc(50% + ${vars.header.height} / 2);
    inset-inline-end: ${vars.space[2]};
    inline-size: max-content;
    max-inline-size: 44rem;
    max-block-size: calc(100dvh - ${vars.header.height} - ${vars.space[8]});
    padding: ${vars.space[8]};
    overflow-y: auto;
    border: ${vars.line.hair} solid ${vars.color.line.subtle};
    background: ${vars.color.surface.base};
    box-shadow: ${vars.shadow.floating};
  }
`;

export const GroupTitle = styled.p`
  margin-block-end: ${vars.space[2]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};

  ul + & {
    margin-block-start: ${vars.space[6]};
  }
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  column-gap: ${vars.space[6]};
  align-items: baseline;

  ${media.l} {
    grid-template-columns: repeat(3, minmax(11rem, 1fr));
  }
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${vars.space[3]};
  font-size: ${vars.size.xs};
`;

export const Anchor = styled.a`
  min-inline-size: ${vars.space[6]};
  color: inherit;
  line-height: ${vars.control.target};
  text-decoration: none;

  &[aria-current='true'] {
    font-weight: ${vars.weight.strong};
    text-decoration: underline;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;
