'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.details`
  position: relative;

  ${media.print} {
    display: none;
  }
`;

export const Current = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[2]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const Sheet = styled.div`
  padding-block: ${vars.space[4]};

  ${media.l} {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    inline-size: max-content;
    max-inline-size: 40rem;
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
  letter-spacing: ${vars.tracking.label};

  ul + & {
    margin-block-start: ${vars.space[6]};
  }
`;

export const Languages = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  column-gap: ${vars.space[6]};

  ${media.l} {
    grid-template-columns: repeat(4, minmax(7rem, 1fr));
  }
`;

export const Countries = styled.ul`
  display: grid;
  column-gap: ${vars.space[8]};

  ${media.l} {
    grid-template-columns: repeat(2, minmax(14rem, 1fr));
  }
`;

export const Country = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${vars.space[4]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  font-size: ${vars.size.xs};
`;

export const CountryLanguages = styled.span`
  display: flex;
  column-gap: ${vars.space[3]};
`;

export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  min-inline-size: ${vars.space[6]};
  color: inherit;
  font-size: ${vars.size.xs};
  text-decoration: none;

  &[aria-current='true'] {
    font-weight: ${vars.weight.strong};
    text-decoration: underline;
    text-decoration-color: ${vars.color.line.wire};
    text-decoration-thickness: ${vars.line.wire};
    text-underline-offset: 0.35em;
  }

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;
