'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

/*
 * Between 600 and 1024 px the grid has two columns: the last of an odd number fills its row, with the picture beside
 * the text.
 */
export const Frame = styled.li`
  position: relative;
  display: flex;
  flex-direction: column-reverse;
  justify-content: flex-end;
  gap: ${vars.space[5]};
  color: ${vars.color.text.default};

  ${media.s} {
    ${media.belowL} {
      &:last-child:nth-child(odd) {
        grid-column: 1 / -1;
        flex-direction: row-reverse;
        align-items: flex-start;
        gap: ${vars.space.column};

        > * {
          flex: 1;
        }
      }
    }
  }
`;

export const Media = styled.div`
  overflow: hidden;

  img {
    transition: transform ${vars.motion.calm} ${vars.motion.ease};
  }

  ${media.hover} {
    ${Frame}:hover:has(a) & img {
      transform: scale(1.03);
    }
  }

  ${media.reducedMotion} {
    img {
      transition: none;
    }
  }
`;

export const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${vars.space[2]};
  min-inline-size: 0;
`;

export const Anchor = styled.a`
  ${stretchedLink}
`;

/* After the last word of the title, so that the arrow never wraps alone. */
export const Arrow = styled.span`
  display: inline-block;
  margin-inline-start: ${vars.space[2]};
  vertical-align: -0.2em;
  color: ${vars.color.text.accent};
  transition: transform ${vars.motion.quick} ${vars.motion.ease};

  svg {
    display: block;
  }

  ${media.hover} {
    ${Frame}:hover & {
      transform: translateX(${vars.space[1]});
    }
  }
`;
