'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/** The filters beside the products from 1024 px, above them below. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space[10]};
  align-items: start;

  ${media.l} {
    &:has(> :nth-child(2)) {
      grid-template-columns: minmax(0, 17rem) minmax(0, 1fr);
    }
  }
`;

export const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.m};
`;

export const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[6]};
  padding-block-end: ${vars.space[3]};
  border-block-end: ${vars.line.wire} solid ${vars.color.line.wire};
`;

export const Count = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Orders = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${vars.space[5]};
  font-size: ${vars.size.xs};

  > span {
    color: ${vars.color.text.muted};
  }

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
    color: ${vars.color.text.accent};
    text-underline-offset: 0.2em;
  }

  > [aria-current] {
    color: ${vars.color.text.default};
    font-weight: ${vars.weight.strong};
    text-decoration: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Chosen = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]};
`;

export const Removal = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  padding: ${vars.space[1]} ${vars.space[3]};
  border: ${vars.line.hair} solid ${vars.color.line.strong};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};
  overflow-wrap: anywhere;
  text-decoration: none;

  svg {
    flex: none;
  }

  /* Print shows the active filters without their remove buttons. */
  ${media.print} {
    min-block-size: 0;

    svg {
      display: none;
    }
  }

  ${media.hover} {
    &:hover {
      border-color: ${vars.color.text.default};
      background: ${vars.color.surface.sunken};
    }
  }
`;

export const Reset = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-inline: ${vars.space[2]};
  color: ${vars.color.text.accent};
  font-size: ${vars.size.xs};
  text-underline-offset: 0.2em;

  ${media.print} {
    display: none;
  }
`;

/* Two or three columns, depending on the space beside the filters; stacked if the cards are horizontal. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  ${media.s} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15rem, 30%)), 1fr));
    gap: ${vars.space[6]};

    /* Four products form two rows of two, so that the fourth is not alone. */
    &:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export const Rest = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[4]} ${vars.space[6]};
  align-items: center;
  padding-block-start: ${vars.space[2]};

  ${media.print} {
    a {
      display: none;
    }
  }
`;

export const Empty = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${vars.space[4]};
  padding: ${vars.space[8]} ${vars.space[6]};
  border: ${vars.line.hair} dashed ${vars.color.line.strong};
  color: ${vars.color.text.muted};
  overflow-wrap: anywhere;
`;

export const Offers = styled.ul`
  display: grid;
  gap: ${vars.space[1]};

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${vars.space[4]};
  }
`;

export const Offer = styled.a`
  display: inline-flex;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  color: ${vars.color.text.accent};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.snug};
  text-underline-offset: 0.2em;
`;
