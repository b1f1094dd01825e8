'use client';

import { styled } from 'styled-components';
import { phoneDisclosure, unfoldedTitle } from '../mixins/phoneDisclosure.styles';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

export const Frame = styled.footer`
  padding-block: ${vars.space.section.m} ${vars.space.stack.l};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: 1.5;

  ${media.print} {
    padding-block: ${vars.space[4]} 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.s} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
    gap: ${vars.space.stack.l} ${vars.space.column};
  }
`;

export const ColumnTitle = styled.h2`
  ${unfoldedTitle}
  margin-block-end: ${vars.space[2]};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
`;

/* On a phone open columns would fill more than one screen. */
export const Column = styled.details`
  ${phoneDisclosure}

  > summary {
    border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  > ul {
    padding-block: ${vars.space[2]};

    ${media.s} {
      padding-block: 0;
    }
  }
`;

export const SummaryTitle = styled.h2`
  font-weight: ${vars.weight.strong};

  /* A link with a mark, such as for unread news, marks its closed column too. */
  details:not([open]):has([data-news-mark]) > summary > &::after {
    display: inline-block;
    margin-inline-start: ${vars.space[2]};
    border: calc(${vars.space[2]} / 2) solid ${vars.color.line.wire};
    border-radius: 50%;
    content: '';
  }
`;

export const Anchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  padding: 0;
  border: 0;
  background: none;
  color: ${vars.color.text.muted};
  text-decoration: none;
  cursor: pointer;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.default};
      text-decoration: underline;
    }
  }
`;

export const Divider = styled.div`
  margin-block: ${vars.space.stack.l};
  color: ${vars.color.line.wire};

  ${media.print} {
    margin-block: 0 ${vars.space[2]};
  }
`;

export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[8]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const LegalList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${vars.space[6]};

  ${media.print} {
    display: none;
  }

  /* A hidden button takes no space. */
  li:has(> [hidden]) {
    display: none;
  }

  @supports not selector(:popover-open) {
    [popovertarget] {
      display: none;
    }
  }
`;
