'use client';

import { styled } from 'styled-components';
import { vars } from '../tokens/vars';

export type ContainerWidth = 'stretched' | 'breakOut' | 'inline' | 'full';

const edge = (outer: string): string => `max(${vars.space.gutter}, (100% - ${outer}) / 2)`;

/* All widths but the full one start at the same left edge, so that blocks are aligned. */
export const Frame = styled.div<{ $width: ContainerWidth }>`
  inline-size: 100%;
  padding-inline-start: ${({ $width }) => edge($width === 'full' ? vars.width.full : vars.width.stretched)};
  padding-inline-end: ${({ $width }) =>
    $width === 'full'
      ? edge(vars.width.full)
      : `max(${vars.space.gutter}, 100% - ${vars.width[$width]} - ${edge(vars.width.stretched)})`};
`;
