'use client';

import { styled } from 'styled-components';
import { media, vars } from '@kmx/design-system';

export const Card = styled.section`
  display: grid;
  gap: ${vars.space[3]};
  padding: ${vars.space[5]};
  background: ${vars.color.surface.sunken};
  color: ${vars.color.text.default};
  font-size: ${vars.size.xs};
  line-height: ${vars.leading.text};
  overflow-wrap: anywhere;

  /* The link to the settings has a touch target of 44 px that does not change the layout. */
  p > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${vars.control.target};
    margin-block: calc(-1 * ${vars.space[3]});
  }
`;

export const Name = styled.p`
  font-weight: ${vars.weight.strong};
`;

export const Details = styled.dl`
  display: grid;
  gap: ${vars.space[3]};
`;

export const Detail = styled.div`
  dt {
    color: ${vars.color.text.muted};
    font-size: ${vars.size.xxs};
  }

  dd {
    margin: 0;
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

export const MailAnchor = styled.a`
  display: inline-flex;
  gap: ${vars.space[3]};
  align-items: center;
  min-block-size: ${vars.control.target};
  margin-block: calc(-1 * ${vars.space[2]});
  color: ${vars.color.text.accent};
  font-weight: ${vars.weight.strong};
  text-decoration: none;

  svg {
    flex: none;
  }

  ${media.hover} {
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  }
`;
