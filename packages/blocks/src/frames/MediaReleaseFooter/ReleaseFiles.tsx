import { formatFileSize } from '@kmx/core';
import { Heading, Icon, Stack } from '@kmx/design-system';
import type { FileData } from '../../content/File.schema';
import type { PageContext } from '../../contract/BlockContext';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { mediaReleaseFooterMessages as messages } from './MediaReleaseFooter.messages';
import { File, Files } from './MediaReleaseFooter.styles';

interface ReleaseFilesProps {
  readonly files: readonly FileData[];
  readonly context: Pick<PageContext, 'intl' | 'contentLanguage' | 'resolveLink'>;
}

/** Documents of a release with type and size; renders nothing without any. */
export function ReleaseFiles({ files, context: { intl, contentLanguage, resolveLink } }: ReleaseFilesProps) {
  if (files.length === 0) return null;
  const detailsOf = ({ extension, size, language }: FileData) =>
    joinWithSeparator([
      extension,
      size && formatFileSize(size, intl.locale),
      language && language !== contentLanguage && formatLanguage(language, intl),
    ]);
  return (
    <Stack gap="s">
      <Heading level={2} size="s">
        {intl.formatMessage(messages.documents)}
      </Heading>
      <Files>
        {files.map((file) => (
          <li key={file.id}>
            <File
              href={resolveLink({ kind: 'file', file: { slug: file.slug } }).href}
              data-link="plain"
              hrefLang={file.language}
            >
              <span>{file.title}</span>
              <small>{detailsOf(file)}</small>
              <Icon name="download" size={24} />
            </File>
          </li>
        ))}
      </Files>
    </Stack>
  );
}
