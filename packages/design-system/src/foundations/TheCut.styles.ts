'use client';

import { styled } from 'styled-components';
import { cutShape } from '../tokens/cut';
import { vars } from '../tokens/vars';

/** A field with the theme's cut of media. */
export const Media = styled.div`
  display: grid;
  align-content: end;
  block-size: 9rem;
  padding: ${vars.space[4]};
  background: ${vars.color.surface.base};
  clip-path: ${cutShape(vars.cut.media)};
  color: ${vars.color.text.default};
`;

export const Twice = styled.div`
  display: grid;
  align-content: end;
  block-size: 9rem;
  padding: ${vars.space[4]};
  background: ${vars.color.surface.base};
  clip-path: polygon(
    ${vars.cut.media} 0,
    100% 0,
    100% calc(100% - ${vars.cut.media}),
    calc(100% - ${vars.cut.media}) 100%,
    0 100%,
    0 ${vars.cut.media}
  );
  color: ${vars.color.text.default};
`;
