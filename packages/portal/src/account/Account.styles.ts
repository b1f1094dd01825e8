'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
`;

/* Editable settings on the left, read-only ones on the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[8]};
  align-items: start;

  ${media.l} {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
`;

export const Aside = styled.div`
  display: grid;
  gap: ${vars.space[4]};
`;

export const Card = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  padding: ${vars.space[5]};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  overflow-wrap: anywhere;
`;

/* One option per line: in every language the three are too long for one line of a card. */
export const OptionLines = styled.div`
  label {
    flex-basis: 100%;
  }
`;

export const Names = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  li + li {
    margin-block-start: ${vars.space[1]};
  }
`;

export const Stacked = styled.div`
  display: grid;
  gap: ${vars.space[6]};
`;
