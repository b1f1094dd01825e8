'use client';

import { styled } from 'styled-components';
import { media } from '../tokens/media';
import { vars } from '../tokens/vars';

/** Plate of the foundations: a sample with its captions. */
export const Plate = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l};
  max-inline-size: ${vars.width.stretched};
  color: ${vars.color.text.default};
`;

/** Name or value of a token. */
export const Caption = styled.p`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

export const Note = styled.p`
  max-inline-size: ${vars.measure.text};
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xs};
  line-height: 1.5;
`;

export const Label = styled.p`
  font-size: ${vars.size.xs};
  font-weight: ${vars.weight.strong};
  line-height: 1.4;
`;

export const Tiles = styled.ul<{ $least: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $least }) => $least}, 100%), 1fr));
  gap: ${vars.space[6]} ${vars.space.column};
`;

export const Tile = styled.li`
  display: grid;
  gap: ${vars.space[2]};
  align-content: start;
  min-inline-size: 0;
`;

/** Row of a list, with its name at the side from 768 px, and above on smaller screens. */
export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[2]} ${vars.space.column};
  align-items: baseline;
  padding-block: ${vars.space[5]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};

  ${media.m} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space.stack.l} ${vars.space.column};

  ${media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > * {
    display: grid;
    gap: ${vars.space[3]};
    justify-items: start;
    align-content: start;
  }

  > * > :not(button) {
    inline-size: 100%;
  }
`;

/** Surface in another theme or tone. */
export const Surface = styled.div`
  display: grid;
  gap: ${vars.space[4]};
  align-content: start;
  block-size: 100%;
  padding: ${vars.space[6]};
  background: ${vars.color.surface.base};
  color: ${vars.color.text.default};
`;
