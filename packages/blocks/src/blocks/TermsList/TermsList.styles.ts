'use client';

import { styled } from 'styled-components';
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
  padding-block: ${vars.space[4]} 0;
  overflow-wrap: anywhere;
  break-after: avoid;
`;

export const Entry = styled.li`
  break-inside: avoid;

  & + & {
    border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
  }
`;

export const Kind = styled.span`
  grid-column: 1;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const Name = styled.span`
  grid-column: 1;
  font-weight: ${vars.weight.strong};
`;

export const Details = styled.span`
  grid-column: 1;
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
`;

export const Sign = styled.span`
  grid-row: 1 / span 3;
  grid-column: 2;
  color: ${vars.color.text.accent};

  ${media.print} {
    display: none;
  }
`;

export const Anchor = styled.a`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${vars.space[1]} ${vars.space[6]};
  align-items: center;
  min-block-size: ${vars.control.target};
  padding-block: ${vars.space[4]};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  overflow-wrap: anywhere;
  text-decoration: none;

  ${media.print} {
    gap: 0;
    min-block-size: 0;
    padding-block: ${vars.space[2]};
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
