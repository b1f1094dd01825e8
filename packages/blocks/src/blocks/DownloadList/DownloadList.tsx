import { Container } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Split } from '../../shared/layout/Layout.styles';
import { Download } from './Download';
import type { DownloadListData } from './DownloadList.schema';
import { List } from './DownloadList.styles';

export function DownloadList({ data, context }: BlockProps<DownloadListData>) {
  const { title, text, files } = data;
  return (
    <BlockSection block="download-list" context={context} spacing="m" hasTitle>
      <Container>
        <Split>
          <BlockHeader title={title} text={text} context={context} />
          <List>
            {files.map((file, index) => (
              <Download key={index} file={file} context={context} />
            ))}
          </List>
        </Split>
      </Container>
    </BlockSection>
  );
}
