import { formatFileSize } from '@kmx/core';
import { Icon } from '@kmx/design-system';
import type { FileData } from '../../content/File.schema';
import type { BlockContext } from '../../contract/BlockContext';
import { decideLink } from '../../shared/layout/decideLink';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { joinWithSeparator } from '../../shared/text/joinWithSeparator';
import { Anchor, Details, Name, Row, Sign } from './DownloadList.styles';

interface DownloadProps {
  readonly file: FileData;
  readonly context: BlockContext;
}

/** File with its type, size and, if different, language. */
export function Download({ file, context }: DownloadProps) {
  const { title, slug, extension, size, language } = file;
  const shown = decideLink({ kind: 'file', file: { slug }, text: title }, context);
  if (!shown) return null;
  const details = joinWithSeparator([
    extension,
    size && formatFileSize(size, context.intl.locale),
    language && language !== context.contentLanguage && formatLanguage(language, context.intl),
  ]);
  return (
    <Row>
      <Anchor href={shown.href} data-link="plain" hrefLang={language}>
        <Name>{title}</Name>
        <Details>{details}</Details>
        <Sign>
          <Icon name="download" size={24} />
        </Sign>
      </Anchor>
    </Row>
  );
}
