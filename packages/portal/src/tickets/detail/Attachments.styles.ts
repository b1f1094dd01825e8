'use client';

import { css, styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Items = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr));
  gap: ${vars.space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${vars.space[1]};
  align-content: start;
  justify-items: start;
  min-inline-size: 0;
  font-size: ${vars.size.xxs};
  overflow-wrap: anywhere;

  > a {
    inline-size: 100%;
  }

  ${media.print} {
    > button {
      display: none;
    }
  }
`;

const frame = css`
  display: block;
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  background: ${vars.color.surface.sunken};
`;

export const Picture = styled.img`
  ${frame}
  object-fit: contain;
`;

export const Place = styled.div`
  ${frame}
`;

export const FileName = styled.span`
  color: ${vars.color.text.default};
  font-weight: ${vars.weight.strong};
`;

export const FileSize = styled.span`
  color: ${vars.color.text.muted};
  font-family: ${vars.font.mono};
  font-variant-numeric: tabular-nums;
  unicode-bidi: isolate;
  direction: ltr;
`;

export const Fault = styled.span`
  color: ${vars.color.error.text};
  font-weight: ${vars.weight.strong};
`;
