import { shareTableHref } from '@kmx/core';
import { ButtonLink, Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { PriceChart } from './PriceChart';
import { shareTableMessages } from './ShareTable.messages';
import type { ShareTableData } from './ShareTable.schema';
import { Content, Footer } from './ShareTable.styles';
import { SortableTable } from './SortableTable';

export function ShareTable({ data, context }: BlockProps<ShareTableData>) {
  const { id, title, text, rows, source } = data;
  const { intl, pageId, locale } = context;
  return (
    <BlockSection block="share-table" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <Content>
            <PriceChart data={data} context={context} />
            {rows.length > 0 && <SortableTable data={data} context={context} />}
            <Footer>
              {source && <p>{intl.formatMessage(shareTableMessages.source, { source })}</p>}
              {pageId && id && (
                <ButtonLink
                  href={shareTableHref(pageId, id, locale.code)}
                  variant="secondary"
                  size="s"
                  icon="download"
                  dataLink="plain"
                >
                  {intl.formatMessage(shareTableMessages.download)}
                </ButtonLink>
              )}
            </Footer>
          </Content>
        </Rows>
      </Container>
    </BlockSection>
  );
}
