import type { ReactNode } from 'react';
import { Heading, type DataLink, type HeadingLevel } from '@kmx/design-system';
import { Anchor, Day, Frame, Lead, Media, Content } from './NewsEntry.styles';

export interface NewsEntryProps {
  readonly level: HeadingLevel;
  readonly title: string;
  readonly text?: string | undefined;
  /** Localised. */
  readonly date?: string | undefined;
  /** ISO 8601. */
  readonly dateTime?: string | undefined;
  /** Absent for an item without a link. */
  readonly href?: string | undefined;
  readonly dataLink?: DataLink;
  readonly openInNewTab?: boolean;
  /** 16 : 9; a sixth of the row, at least 96 px. */
  readonly picture?: ReactNode;
}

/** News item, in a list and as the template of the news feed panel, whose elements are marked for script. */
export const NewsEntry = ({ level, title, text, date, dateTime, picture, ...link }: NewsEntryProps) => (
  <Frame>
    <Content>
      <Day dateTime={dateTime} data-news-date>
        {date}
      </Day>
      <Heading level={level} size="s">
        <Anchor
          href={link.href}
          data-link={link.href === undefined ? undefined : link.dataLink}
          target={link.openInNewTab ? '_blank' : undefined}
          rel={link.openInNewTab ? 'noopener' : undefined}
          data-news-title
        >
          {title}
        </Anchor>
      </Heading>
      <Lead data-news-text>{text}</Lead>
    </Content>
    {picture && <Media data-news-picture>{picture}</Media>}
  </Frame>
);
