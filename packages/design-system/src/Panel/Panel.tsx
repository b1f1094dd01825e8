import type { ReactNode } from 'react';
import { Body, Frame, Header, Title } from './Panel.styles';

export interface PanelProps {
  /** Unique in the page; the id of the title derives from it. */
  readonly id: string;
  /** Names the content, not its purpose. */
  readonly title: string;
  /** An `IconButton` if the panel overlays the page. */
  readonly closeControl?: ReactNode;
  /** Secondary content of the page: a list, a filter. */
  readonly children: ReactNode;
}

/** Named surface beside or above the page: contact, comparison, news. Its title has the id `{id}-title`. */
export const Panel = ({ id, title, closeControl, children }: PanelProps) => (
  <Frame id={id} aria-labelledby={`${id}-title`}>
    <Header>
      <Title id={`${id}-title`}>{title}</Title>
      {closeControl}
    </Header>
    <Body>{children}</Body>
  </Frame>
);
