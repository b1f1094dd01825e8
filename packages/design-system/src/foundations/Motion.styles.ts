'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/** Track with a slide that moves while the checkbox before it is ticked. */
export const Track = styled.div<{ $duration: string }>`
  padding-inline-end: ${vars.space[8]};
  border-block-end: ${vars.line.hair} solid ${vars.color.line.subtle};

  &::before {
    display: block;
    inline-size: ${vars.space[8]};
    block-size: ${vars.space[8]};
    background: ${vars.color.line.wire};
    content: '';
    margin-inline-start: 0;
    transition: margin-inline-start ${({ $duration }) => $duration} ${vars.motion.ease};
  }
`;

export const Stage = styled.div`
  display: grid;
  gap: ${vars.space[6]};

  &:has(input:checked) ${Track}::before {
    margin-inline-start: 100%;
  }

  ${media.reducedMotion} {
    ${Track}::before {
      transition: none;
    }
  }
`;
