'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system/tokens';

/* Tools are not printed. */
export const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.xl};

  ${media.print} {
    gap: ${vars.space.stack.m};

    body:has(&) :is([data-site-header], [data-side-buttons], nav, footer) {
      display: none;
    }
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[3]} ${vars.space[8]};
  padding-block: ${vars.space[3]};
  border-block: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.print} {
    display: none;
  }
`;

export const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[1]} ${vars.space[4]};

  /* Same distance to the links beside them as between those; in forced colours buttons have an edge and need more. */
  ${media.ownColors} {
    button {
      padding-inline: 0;
    }
  }

  /* Reserves the space until the script has loaded. */
  button[hidden] {
    display: inline-flex;
    visibility: hidden;
  }

  @media (scripting: none) {
    button[hidden] {
      display: none;
    }
  }
`;

export const Choice = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${vars.space[2]};
  min-block-size: ${vars.control.target};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${vars.color.text.accent};
      text-decoration: underline;
    }
  }
`;

export const Offer = styled.div`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  padding: ${vars.space[5]} ${vars.space[6]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};
  background: ${vars.color.surface.sunken};

  &[hidden] {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

export const Empty = styled.div`
  display: grid;
  gap: ${vars.space[5]};
  justify-items: start;

  > svg {
    color: ${vars.color.line.wire};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};

  [hidden] {
    display: none;
  }
`;
