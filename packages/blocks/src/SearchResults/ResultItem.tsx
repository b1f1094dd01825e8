import type { IntlShape } from 'react-intl/server';
import { Picture, Tag } from '@kmx/design-system';
import { EmphasisedText } from '../shared/EmphasisedText';
import { formatLanguage } from '../shared/formatLanguage';
import { searchKindMessages } from '../shared/searchKind.messages';
import { Anchor, Excerpt, Item, Kind, Thumbnail, Trail, Words } from './SearchResults.styles';
import { searchResultId, type SearchResult } from './SearchResultsData';

/** A small square picture; the title beside it says what it shows. */
export const ResultPicture = ({ imageUrl }: { imageUrl: string }) => (
  <Thumbnail>
    <Picture sources={imageUrl} alt="" width={768} height={768} />
  </Thumbnail>
);

interface ResultItemProps {
  readonly intl: IntlShape;
  readonly result: SearchResult;
  /** From 1. */
  readonly position: number;
}

/** One result: what it is, its title with the words that were searched for, the words around them, where it stands. */
export function ResultItem({ intl, result, position }: ResultItemProps) {
  const { kind, title, text, href, dataLink, trail, language, imageUrl } = result;
  return (
    <Item>
      <Kind>{intl.formatMessage(searchKindMessages[kind])}</Kind>
      <Words>
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
      </Words>
      {imageUrl !== undefined && <ResultPicture imageUrl={imageUrl} />}
    </Item>
  );
}
