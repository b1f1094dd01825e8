import type { ReactNode } from 'react';
import { Body, Frame, Head, Title } from './Panel.styles';

export interface PanelProps {
  /** Unique in the page: the title names the panel by it. */
  readonly id: string;
  /** The name of what it holds, not of what it does. */
  readonly title: string;
  /** An `IconButton`, where the panel lies over the page; left out where it stands in it. */
  readonly closeControl?: ReactNode;
  /** What belongs to the page but not to its text: a list, a filter. */
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
