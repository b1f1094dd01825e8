'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

/* The summary is beside the services, or below them in a narrow window. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]} ${vars.space[8]};
  align-items: start;

  ${media.xl} {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

export const Services = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[10]};
`;

export const Group = styled.section`
  display: grid;
  gap: ${vars.space[4]};
`;

export const GroupHeader = styled.div`
  display: flex;
  gap: ${vars.space[3]};
  align-items: baseline;
  color: ${vars.color.text.default};
`;

export const Lead = styled.p`
  max-inline-size: 40rem;
  margin-block-start: calc(-1 * ${vars.space[2]});
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
`;

export const Count = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
  gap: ${vars.space[4]};
  align-items: start;
`;
