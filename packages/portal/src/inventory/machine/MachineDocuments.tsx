'use client';

import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { formatFileSize } from '@kmx/core';
import { Button, FlashMessage, Heading, Stack } from '@kmx/design-system';
import type { DataTableColumn } from '@kmx/design-system/workspace';
import { languageName } from '../../account/languageName';
import type { PortalConfig, PortalLocale } from '../../app/PortalConfig';
import { DataRows } from '../../lists/DataRows';
import { Skeleton } from '../../notices/Skeleton';
import { Part } from '../../shared/Detail.styles';
import { InventorySupport } from '../InventorySupport';
import { Nothing, RowAnchor, ScreenOnly } from './MachineView.styles';
import type { ProductDocument } from './productDocuments';
import { useProductDocuments } from './useProductDocuments';

const createColumns = (intl: IntlShape): readonly DataTableColumn<ProductDocument>[] => [
  {
    id: 'name',
    label: intl.formatMessage({ id: 'portal.machine.documents.name' }),
    render: ({ name, url, language }) => (
      <RowAnchor href={url} data-link="plain" lang={language} hrefLang={language} download>
        {name}
      </RowAnchor>
    ),
  },
  {
    id: 'kind',
    label: intl.formatMessage({ id: 'portal.machine.documents.kind' }),
    render: ({ type }) => type,
  },
  {
    id: 'language',
    label: intl.formatMessage({ id: 'portal.machine.documents.language' }),
    render: ({ language }) => <span lang={language}>{languageName(language)}</span>,
  },
  {
    id: 'file',
    label: intl.formatMessage({ id: 'portal.machine.documents.size' }),
    kind: 'amount',
    render: ({ extension, sizeBytes }) =>
      intl.formatMessage(
        { id: 'portal.machine.documents.file' },
        { extension: extension.toUpperCase(), size: formatFileSize(sizeBytes, intl.locale) },
      ),
  },
];

interface MachineDocumentsProps {
  readonly productSlug: string;
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
}

function DocumentList({ productSlug, locale, config }: MachineDocumentsProps) {
  const intl = useIntl();
  const documents = useProductDocuments(productSlug, locale);
  switch (documents.kind) {
    case 'loading':
      return <Skeleton lines={3} />;
    case 'failed':
      return (
        <FlashMessage
          type="error"
          title={intl.formatMessage({ id: 'portal.machine.documents.failed.title' })}
        >
          <Stack gap="xs">
            <p>
              <FormattedMessage id="portal.machine.documents.failed.text" />
            </p>
            <ScreenOnly>
              <Button size="s" variant="secondary" icon="undo" onClick={documents.retry}>
                <FormattedMessage id="portal.problem.retry" />
              </Button>
              <InventorySupport config={config} />
            </ScreenOnly>
          </Stack>
        </FlashMessage>
      );
    case 'ready':
      return documents.documents.length === 0 ? (
        <Nothing>
          <FormattedMessage id="portal.machine.documents.none" />
        </Nothing>
      ) : (
        <DataRows
          caption={intl.formatMessage({ id: 'portal.machine.documents' })}
          columns={createColumns(intl)}
          rows={documents.documents}
          getRowId={({ url }) => url}
        />
      );
  }
}

/** Documents of the machine's product. They are fetched from the site, and their failure affects only this section. */
export const MachineDocuments = (props: MachineDocumentsProps) => (
  <Part>
    <Heading level={2} size="m">
      <FormattedMessage id="portal.machine.documents" />
    </Heading>
    <DocumentList {...props} />
  </Part>
);
