import type { IntlShape } from 'react-intl/server';
import { Badge, Container, Heading, Section, Text } from '@kmx/design-system';
import type { MediaReleaseData } from '../../content/MediaRelease.schema';
import { formatDay } from '../../shared/text/formatDay';
import { mediaReleaseHeaderMessages as messages } from './MediaReleaseHeader.messages';
import { Header, Line } from './MediaReleaseHeader.styles';

export interface MediaReleaseHeaderProps {
  readonly release: MediaReleaseData;
  readonly intl: IntlShape;
  /** True if a module at the top of the page has the page's title. */
  readonly hasTitle?: boolean;
}

/** Head of a media release: date, ad hoc mark, title and lead (section 3). */
export function MediaReleaseHeader({ release, intl, hasTitle = false }: MediaReleaseHeaderProps) {
  const { title, leadText, publicationDate, isAdhoc } = release;
  return (
    <Section spacing="m">
      <Container>
        <Header>
          <Line>
            <span>{intl.formatMessage(messages.overline)}</span>
            {publicationDate && <time dateTime={publicationDate}>{formatDay(publicationDate, intl)}</time>}
          </Line>
          {isAdhoc && <Badge tone="accent">{intl.formatMessage(messages.adhoc)}</Badge>}
          {!hasTitle && <Heading level={1}>{title}</Heading>}
          {leadText && <Text size="m">{leadText}</Text>}
        </Header>
      </Container>
    </Section>
  );
}
