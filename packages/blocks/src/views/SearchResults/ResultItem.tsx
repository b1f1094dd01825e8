import type { IntlShape } from 'react-intl/server';
import { Picture, Tag } from '@kmx/design-system';
import { EmphasisedText } from '../../shared/layout/EmphasisedText';
import { searchKindMessages } from '../../shared/messages/searchKind.messages';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { Anchor, Excerpt, Item, Kind, Thumbnail, Trail, Content } from './SearchResults.styles';
import { searchResultId, type SearchResult } from './SearchResultsData';

/** Small square picture; decorative beside the title. */
export const ResultPicture = ({ imageUrl }: { imageUrl: string }) => (
  <Thumbnail>
    <Picture sources={imageUrl} alt="" width={768} height={768} />
  </Thumbnail>
);

interface ResultItemProps {
  readonly intl: IntlShape;
  readonly result: SearchResult;
  /** One-based. */
  readonly position: number;
}

/** Search result: type, title and excerpt with the search terms emphasised, location. */
export function ResultItem({ intl, result, position }: ResultItemProps) {
  const { kind, title, text, href, dataLink, trail, language, imageUrl } = result;
  return (
    <Item>
      <Kind>{intl.formatMessage(searchKindMessages[kind])}</Kind>
      <Content>
        <Anchor id={searchResultId(position)} href={href} data-link={dataLink} lang={language}>
          <EmphasisedText segments={title} />
        </Anchor>
        {text.length > 0 && (
          <Excerpt lang={language}>
            <EmphasisedText segments={text} />
          </Excerpt>
        )}
        {trail.length > 0 && <Trail>{trail.join(' › ')}</Trail>}
        {language && <Tag>{formatLanguage(language, intl)}</Tag>}
      </Content>
      {imageUrl !== undefined && <ResultPicture imageUrl={imageUrl} />}
    </Item>
  );
}
