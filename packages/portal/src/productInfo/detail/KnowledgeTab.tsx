'use client';

import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Accordion, Stack } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';
import { articleKindIds } from '../productInfoLabels';
import type { ProductDetail } from './ProductHeader';
import { Details, Steps } from './ProductInfoView.styles';

type Article = ProductDetail['articles'][number];

const ArticleContent = ({ kind, minutes, changedOn, steps }: Article) => (
  <Stack gap="s">
    <Details>
      <span>
        <FormattedMessage id={articleKindIds[kind]} />
      </span>
      <span>
        <FormattedMessage id="portal.productInfo.article.minutes" values={{ minutes }} />
      </span>
      <time dateTime={changedOn}>
        <FormattedMessage
          id="portal.productInfo.article.changed"
          values={{ date: <FormattedDate value={changedOn} dateStyle="medium" timeZone="UTC" /> }}
        />
      </time>
    </Details>
    <Steps>
      {steps.map((step, index) => (
        <li key={index}>{step}</li>
      ))}
    </Steps>
  </Stack>
);

/** Articles about a product, each expandable to its steps. */
export function KnowledgeTab({ articles }: { articles: readonly Article[] }) {
  const intl = useIntl();
  if (articles.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.productInfo.noArticles.title' })}
        text={intl.formatMessage({ id: 'portal.productInfo.noArticles.text' })}
      />
    );
  return (
    <Accordion
      headingLevel={2}
      items={articles.map((article) => ({
        id: `article-${article.id}`,
        title: article.title,
        content: <ArticleContent {...article} />,
      }))}
    />
  );
}
