import type { ReactNode } from 'react';
import { Body, Frame, Head, Title } from './Panel.styles';

export interface PanelProps {
  readonly id: string;
  readonly title: string;
  readonly closeControl?: ReactNode;
  readonly children: ReactNode;
}

/** A named surface beside or above the page: contact, comparison, news. Its title has the id `{id}-title`. */
export const Panel = ({ id, title, closeControl, children }: PanelProps) => (
  <Frame id={id} aria-labelledby={`${id}-title`}>
    <Head>
      <Title id={`${id}-title`}>{title}</Title>
      {closeControl}
    </Head>
    <Body>{children}</Body>
  </Frame>
);
