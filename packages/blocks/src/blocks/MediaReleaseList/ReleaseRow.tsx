import { Badge, Heading, Text } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import type { MediaReleaseTeaser } from '../../contract/lists/MediaReleaseListing';
import { formatDay } from '../../shared/text/formatDay';
import { mediaReleaseListMessages as messages } from './MediaReleaseList.messages';
import { Anchor, Day, Details, Row, Summary } from './MediaReleaseList.styles';

interface ReleaseRowProps {
  readonly release: MediaReleaseTeaser;
  readonly hasBlockTitle: boolean;
  readonly context: BlockContext;
}

/** A media release with its date, linked title and ad hoc label. */
export function ReleaseRow({ release, hasBlockTitle, context: { intl } }: ReleaseRowProps) {
  const { title, leadText, publicationDate, isAdhoc, href, lang } = release;
  return (
    <Row lang={lang}>
      <Details>
        <Day dateTime={publicationDate}>
          {publicationDate ? formatDay(publicationDate, intl) : intl.formatMessage(messages.undated)}
        </Day>
        {isAdhoc && <Badge tone="accent">{intl.formatMessage(messages.adhoc)}</Badge>}
      </Details>
      <Summary>
        <Heading level={hasBlockTitle ? 3 : 2} size="s">
          <Anchor href={href} data-link="route">
            {title}
          </Anchor>
        </Heading>
        {leadText && (
          <Text size="xs" tone="muted">
            {leadText}
          </Text>
        )}
      </Summary>
    </Row>
  );
}
