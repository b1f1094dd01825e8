'use client';

import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { formatFileSize } from '@kmx/core';
import { Badge, Heading } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';
import { sortReleases } from '../sortReleases';
import type { ProductDetail } from './ProductHeader';
import { Details, TitleRow, Notes, Release } from './ProductInfoView.styles';

/** Software releases of a product; the newest one is first and marked. */
export function SoftwareTab({ releases }: { releases: ProductDetail['software'] }) {
  const intl = useIntl();
  if (releases.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.productInfo.noSoftware.title' })}
        text={intl.formatMessage({ id: 'portal.productInfo.noSoftware.text' })}
      />
    );
  return (
    <ol>
      {sortReleases(releases).map(({ id, version, releasedOn, notes, size }, index) => (
        <Release key={id}>
          <TitleRow>
            <Heading level={2} size="s">
              <FormattedMessage id="portal.productInfo.release" values={{ version }} />
            </Heading>
            {index === 0 && (
              <Badge>
                <FormattedMessage id="portal.productInfo.newest" />
              </Badge>
            )}
          </TitleRow>
          <Details>
            <time dateTime={releasedOn}>
              <FormattedDate value={releasedOn} dateStyle="medium" timeZone="UTC" />
            </time>
            {formatFileSize(size, intl.locale)}
          </Details>
          <Notes>
            {notes.map((note, place) => (
              <li key={place}>{note}</li>
            ))}
          </Notes>
        </Release>
      ))}
    </ol>
  );
}
