'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';
import { BackLink as DetailBackLink } from '../shared/Detail.styles';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[6]};
`;

export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[4]};

  & + & {
    margin-block-start: ${vars.space[4]};
  }
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${vars.space[2]} ${vars.space[4]};

  ${media.print} {
    > button {
      display: none;
    }
  }
`;

export const BarGroup = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${vars.space[2]};
`;

export const Total = styled.p`
  font-size: ${vars.size.xs};
  font-variant-numeric: tabular-nums;
`;

/* The rows of these screens are closer. */
export const BackLink = styled(DetailBackLink)`
  margin-block: calc(-1 * ${vars.space[3]});
`;

/* Rendered before it has text, because live regions announce changes only; an empty one takes no gap. */
export const FillingStatus = styled.div`
  &:empty {
    position: absolute;
  }
`;

/* Name and number of a part beside its drawing, which is hidden if there is no space. */
export const PartName = styled.span`
  display: flex;
  align-items: center;
  gap: ${vars.space[3]};

  ${media.m} {
    min-inline-size: 10rem;
  }

  > svg {
    display: none;
    flex: none;
    color: ${vars.color.line.wire};

    ${media.m} {
      display: block;
    }
  }
`;

export const PartText = styled.span`
  display: grid;
  gap: ${vars.space[1]};
  overflow-wrap: anywhere;
`;

/* Actions are omitted in print, and the columns of all tables are aligned. */
const paperWithoutActions = css`
  ${media.print} {
    th:last-child,
    td:last-child {
      display: none;
    }

    th:nth-last-child(2) {
      inline-size: 38%;
    }
  }
`;

/* Fixed column widths, so that consecutive tables are aligned. */
export const TableFrame = styled.div<{ $hasAction: boolean }>`
  ${media.xl} {
    th[scope='col'] {
      inline-size: 27%;
    }

    th[scope='col']:nth-last-child(3):not(:first-child) {
      inline-size: 16%;
    }

    th[scope='col']:first-child {
      inline-size: 30%;
    }

    th[scope='col']:first-child:nth-last-child(3) {
      inline-size: 46%;
    }

    ${BarGroup} {
      flex-wrap: nowrap;
    }
  }

  ${({ $hasAction }) => $hasAction && paperWithoutActions}
`;

/* Button labels do not wrap, because the table can scroll; hidden in print. */
export const ActionCell = styled.div`
  white-space: nowrap;

  ${media.print} {
    visibility: hidden;
  }
`;

export const Figures = styled.span`
  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-numeric: tabular-nums;
  font-weight: ${vars.weight.text};
`;

export const Small = styled.span`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
`;

export const NameAnchor = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  padding-block: ${vars.space[2]};
  font-weight: ${vars.weight.strong};
`;
