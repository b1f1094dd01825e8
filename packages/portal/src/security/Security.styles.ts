'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  justify-items: stretch;
  max-inline-size: 30rem;

  > button {
    justify-self: start;
  }
`;

interface MeterProps {
  readonly $isGood: boolean;
}

/* Below the measured field; the wire has the colour of the text. */
export const Meter = styled.div<MeterProps>`
  display: grid;
  gap: ${vars.space[1]};
  margin-block-start: ${vars.space[2]};
  color: ${({ $isGood }) => ($isGood ? vars.status.success.line : vars.color.text.muted)};
`;

export const MeterText = styled.p`
  color: ${vars.color.text.muted};
  font-size: ${vars.size.xxs};
  line-height: ${vars.leading.text};
`;

export const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[4]};
  align-items: center;
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[3]};
`;

/* QR code and key side by side if there is space. */
export const Device = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[5]};
  align-items: center;

  ${media.s} {
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

export const Key = styled.dl`
  margin: 0;
  font-size: ${vars.size.xs};

  dt {
    color: ${vars.color.text.muted};
  }

  dd {
    margin: ${vars.space[1]} 0 0;
    font-family: ${vars.font.mono};
    overflow-wrap: anywhere;
  }
`;

export const CodeList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: ${vars.space[2]} ${vars.space[6]};
  max-inline-size: 30rem;
  margin: ${vars.space[4]} 0;
  padding: 0;
  list-style: none;
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
`;

export const SessionList = styled.ul`
  margin: 0;
  padding: 0;
  border-block-start: ${vars.line.wire} solid ${vars.table.head};
  font-size: ${vars.size.xs};
  list-style: none;
`;

/* A session or a passkey, with its button. */
export const SecurityRow = styled.li`
  display: flex;
  gap: ${vars.space[1]} ${vars.space[6]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${vars.space[3]};
  border-block-end: ${vars.line.hair} solid ${vars.table.rule};
  overflow-wrap: anywhere;
`;

export const SessionName = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${vars.space[2]} ${vars.space[3]};
  align-items: center;
`;

export const Times = styled.span`
  color: ${vars.color.text.muted};
  font-variant-numeric: tabular-nums;
`;
