'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Checksum = styled.span`
  display: flex;
  align-items: center;
  gap: ${vars.space[2]};

  > button {
    flex: none;
    white-space: nowrap;
  }

  /* In a card, the button is placed below the digits. */
  ${media.belowM} {
    display: grid;
    justify-items: start;
    gap: 0;

    > button {
      margin-inline-start: calc(-1 * ${vars.space[3]});
    }
  }
`;

/*
 * In lines of 16 or 32 digits, so that two checksums can be compared visually. Ligatures are disabled, because "ff"
 * would be one character.
 */
export const ChecksumText = styled.span`
  display: block;
  inline-size: 16ch;

  ${media.xl} {
    inline-size: 32ch;
  }

  font-family: ${vars.font.mono};
  font-size: ${vars.size.xxs};
  font-variant-ligatures: none;
  line-height: 1.35;
  overflow-wrap: anywhere;
  white-space: normal;
`;

export const Title = styled.span`
  display: grid;
  gap: ${vars.space[1]};
  min-inline-size: 10rem;
`;

export const Note = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  justify-items: start;
  padding-block-start: ${vars.space[5]};
  border-block-start: ${vars.line.hair} solid ${vars.color.line.subtle};
`;
