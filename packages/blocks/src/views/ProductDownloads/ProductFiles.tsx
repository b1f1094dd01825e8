import type { IntlShape } from 'react-intl/server';
import { formatFileSize, type LanguageCode } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { Anchor, Details, List, Name, Row, Thumbnail, Content } from './ProductDownloads.styles';

export interface ProductFileItem {
  readonly id: string;
  readonly name: string;
  /** Language of the document. */
  readonly language: LanguageCode;
  /** 128 × 180; empty shows an icon. */
  readonly thumbnailUrl: string;
  /** "Data sheet" and the like, in the reader's language. */
  readonly typeName: string;
  readonly url: string;
  readonly fileName: string;
  readonly extension: string;
  readonly sizeBytes: number;
}

function FileRow({ intl, file }: { intl: IntlShape; file: ProductFileItem }) {
  const { name, language, thumbnailUrl, typeName, url, extension, sizeBytes } = file;
  const details = [
    typeName,
    extension.toUpperCase(),
    formatLanguage(language, intl),
    formatFileSize(sizeBytes, intl.locale),
  ];
  return (
    <Row>
      <Anchor
        href={url}
        hrefLang={language}
        type={extension === 'pdf' ? 'application/pdf' : undefined}
        data-link="plain"
      >
        {thumbnailUrl ? (
          <Thumbnail src={thumbnailUrl} alt="" width={128} height={180} loading="lazy" decoding="async" />
        ) : (
          <Icon name="data-sheet" size={24} />
        )}
        <Content>
          <Name lang={language === intl.locale ? undefined : language}>{name}</Name>
          <Details>{details.filter(Boolean).join(' · ')}</Details>
        </Content>
        <Icon name="download" size={24} />
      </Anchor>
    </Row>
  );
}

/** Documents with a preview of the first page, type, language and size. */
export const ProductFiles = ({ intl, files }: { intl: IntlShape; files: readonly ProductFileItem[] }) => (
  <List>
    {files.map((file) => (
      <FileRow key={file.id} intl={intl} file={file} />
    ))}
  </List>
);
