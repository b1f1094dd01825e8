'use client';

import { styled } from 'styled-components';
import { stretchedLink } from '@kmx/design-system/mixins/stretchedLink';
import { media, vars } from '@kmx/design-system/tokens';

export const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space.column};
  align-items: start;
  border-block-start: ${vars.line.hair} solid ${vars.color.line.strong};

  ${media.l} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
  }
`;

export const GroupName = styled.div`
  padding-block: ${vars.space[5]} ${vars.space[2]};
  overflow-wrap: anywhere;
  break-after: avoid;

  ${media.l} {
    position: sticky;
    inset-block-start: ${vars.header.height};
  }
`;

export const Region = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Target = styled.a`
  ${stretchedLink}
`;

export const Name = styled.h3`
  font-size: ${vars.size.m};
  letter-spacing: ${vars.tracking.heading};
  hyphens: auto;
`;

export const Details = styled.p`
  margin-block-start: ${vars.space[1]};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Entry = styled.li`
  position: relative;
  padding-block: ${vars.space[5]};
  overflow-wrap: anywhere;
  break-inside: avoid;

  & + & {
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }

  ${media.hover} {
    &:hover ${Name} {
      text-decoration: underline;
      text-decoration-color: ${vars.color.line.wire};
      text-decoration-thickness: ${vars.line.wire};
      text-underline-offset: 0.2em;
    }
  }
`;
