'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

export const Footer = styled.footer`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
  overflow-wrap: anywhere;

  /* Sharing and navigation are not printed. */
  ${media.print} {
    [data-block='share-links'],
    > :has(> nav) {
      display: none;
    }
  }
`;

export const Files = styled.ul`
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};
`;

export const File = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[4]};
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  text-decoration: none;

  small {
    color: ${vars.color.text.muted};
    font-family: ${vars.font.mono};
    font-size: ${vars.size.xxs};
  }

  svg {
    grid-area: 1 / 2 / span 2;
    color: ${vars.color.text.accent};
  }

  ${media.m} {
    grid-template-columns: minmax(0, 1fr) auto auto;

    svg {
      grid-area: 1 / 3;
    }
  }

  ${media.hover} {
    &:hover > span {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;

/* The older release on the left, the newer one on the right. */
export const Leaves = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]} ${vars.space.column};
  padding-block-start: ${vars.space[5]};
  border-block-start: ${vars.line.wire} solid ${vars.color.line.wire};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Leaf = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${vars.space[1]};
  min-block-size: ${vars.control.target};

  small {
    display: flex;
    align-items: center;
    gap: ${vars.space[2]};
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
  }

  ${media.m} {
    &[data-side='newer'] {
      grid-column: 2;
      justify-items: end;
      text-align: end;
    }
  }
`;

export const Anchor = styled.a`
  ${stretchedLink}
  font-weight: ${vars.weight.strong};
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${vars.space.stack.m} ${vars.space.column};
`;
